import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { useMemo, useState, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import {
  applyEdit,
  coverageOf,
  createTyping,
  FaultSummary,
  PaperFacts,
  QuestionEditor,
  AddQuestions,
  QuestionList,
  QuestionPreview,
  TypingContext,
  useChecks,
  type DraftFault,
  type Edit,
  type MediaByName,
} from '../editor'
import { editorPaper } from './editorPaper'

const media: MediaByName = new Map([['clip.m4a', { name: 'clip.m4a', kind: 'clip', url: '', seconds: 20 }]])
const none: readonly DraftFault[] = []
const ignore = () => {}
const sections = [
  { id: 'reading', title: 'Reading' },
  { id: 'listening', title: 'Listening' },
]

/** The layout of the desk's page. */
const columns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr) 25rem',
  gap: '1.5rem',
  alignItems: 'start',
}
const column: CSSProperties = { contain: 'layout', minInlineSize: 0 }

/** List, fields and preview of a paper, with the checks, as the page of the desk has them. */
const Editor = () => {
  const [draft, setDraft] = useState(editorPaper)
  const [typing] = useState(createTyping)
  const [onEdit] = useState(() => (edit: Edit) => setDraft((before) => applyEdit(before, edit)))
  const checks = useChecks(draft, media)
  const coverage = useMemo(() => coverageOf(checks.draft), [checks.draft])
  const [question] = draft.questions
  const shown = checks.exam?.questions[0]
  if (question === undefined || shown === undefined) return null
  return (
    <TypingContext value={typing}>
      <div style={columns}>
        <div
          style={{
            ...column,
            position: 'sticky',
            insetBlockStart: '1rem',
            maxBlockSize: 'calc(100dvh - 2rem)',
            overflowY: 'auto',
          }}
        >
          <FaultSummary draft={checks.draft} faults={checks.faults} onGo={ignore} />
          <AddQuestions onAdd={ignore} />
          <QuestionList questions={checks.listed} current={question.item} onOpen={ignore} onMove={ignore} />
          <PaperFacts coverage={coverage} budgets={checks.budgets} sections={sections} />
        </div>
        <div style={column}>
          <QuestionEditor
            question={question}
            total={draft.questions.length}
            faults={checks.byPart.get(question.item) ?? none}
            media={media}
            onEdit={onEdit}
            onDuplicate={ignore}
            onRemove={ignore}
            onNewGroup={ignore}
            onPickMedia={ignore}
          />
        </div>
        <div style={column}>
          <QuestionPreview
            question={shown}
            total={draft.questions.length}
            section={sections[0] ?? { id: 'reading', title: 'Reading' }}
            media={media}
            screen="phone"
            onScreenChange={ignore}
          />
        </div>
      </div>
    </TypingContext>
  )
}

const root = document.querySelector<HTMLElement>('#root')
applyTheme('light')
if (root) createRoot(root).render(<Editor />)
