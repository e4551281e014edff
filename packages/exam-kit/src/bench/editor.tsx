import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { useDeferredValue, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  applyEdit,
  checkDraft,
  coverageOf,
  createTyping,
  FaultSummary,
  faultsByPart,
  PaperFacts,
  questionKindOf,
  QuestionEditor,
  QuestionList,
  QuestionPreview,
  TypingContext,
  type DraftFault,
  type Edit,
} from '../editor'
import { editorPaper } from './editorPaper'

const seconds = new Map([['clip.m4a', 20]])
const media = new Map()
const none: readonly DraftFault[] = []
const ignore = () => {}
const sections = [
  { id: 'reading', title: 'Reading' },
  { id: 'listening', title: 'Listening' },
]

/** List, fields and preview of a paper, with the checks, as the page of the desk has them. */
const Editor = () => {
  const [draft, setDraft] = useState(editorPaper)
  const [typing] = useState(createTyping)
  const [onEdit] = useState(() => (edit: Edit) => setDraft((before) => applyEdit(before, edit)))
  const checked = useDeferredValue(draft)
  const checks = useMemo(() => checkDraft(checked, seconds), [checked])
  const faults = useMemo(() => faultsByPart(checks.faults), [checks])
  const listed = useMemo(
    () =>
      checked.questions.map((question) => ({
        id: question.item,
        number: question.number,
        type: question.type,
        kind: questionKindOf(question),
        words: question.text ?? '',
        faults: faults.get(question.item)?.length ?? 0,
      })),
    [checked, faults],
  )
  const coverage = useMemo(() => coverageOf(checked), [checked])
  const [question] = draft.questions
  const shown = checks.exam?.questions[0]
  if (question === undefined || shown === undefined) return null
  return (
    <TypingContext value={typing}>
      <div style={{ display: 'grid', gridTemplateColumns: '17rem minmax(0, 1fr) 25rem', gap: '1.5rem' }}>
        <div>
          <FaultSummary draft={checked} faults={checks.faults} onGo={ignore} />
          <QuestionList questions={listed} current={question.item} onOpen={ignore} onMove={ignore} onAdd={ignore} />
          <PaperFacts coverage={coverage} budgets={checks.budgets} sections={sections} />
        </div>
        <QuestionEditor
          question={question}
          total={draft.questions.length}
          faults={faults.get(question.item) ?? none}
          media={media}
          onEdit={onEdit}
          onDuplicate={ignore}
          onRemove={ignore}
          onNewGroup={ignore}
          onPickMedia={ignore}
        />
        <QuestionPreview
          question={shown}
          total={draft.questions.length}
          section={sections[0] ?? { id: 'reading', title: 'Reading' }}
          media={media}
          screen="phone"
          onScreenChange={ignore}
        />
      </div>
    </TypingContext>
  )
}

const root = document.querySelector<HTMLElement>('#root')
applyTheme('light')
if (root) createRoot(root).render(<Editor />)
