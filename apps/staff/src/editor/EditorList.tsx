import {
  AddQuestions,
  coverageOf,
  FaultSummary,
  newQuestion,
  PaperFacts,
  QuestionList,
  type DraftFault,
  type EditorChecks,
} from '@naru/exam-authoring/editor'
import { Button } from '@naru/ui/Button'
import { memo, useCallback, useMemo } from 'react'
import { newId } from '@naru/app-shell/newId'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import type { DraftEditor } from './draftEditor/draftEditor'
import { useUnitNames } from './useUnitNames'

interface EditorListProps {
  checks: EditorChecks
  /** Item of the open question; undefined: the paper. */
  current: string | undefined
  isReadOnly: boolean
  draftEditor: DraftEditor
  onOpen: (item: string | undefined) => void
  onGo: (fault: DraftFault) => void
}

/** The questions of the paper, its problems, its time and its coverage. */
export const EditorList = ({ checks, current, isReadOnly, draftEditor, onOpen, onGo }: EditorListProps) => {
  const t = useDeskText()
  const { draft, listed, faults } = checks
  const move = useCallback(
    (item: string, to: number) => draftEditor.edit({ kind: 'moveQuestion', item, to }),
    [draftEditor],
  )
  const add = useCallback(
    (type: 'reading' | 'listening') => {
      const { draft: now, current: open } = draftEditor.getState()
      const at = now.questions.findIndex((question) => question.item === open)
      const section = now.sections?.find(({ playback }) => (playback !== undefined) === (type === 'listening'))
      const question = newQuestion(newId(), type, section?.id)
      const isNextToOpen = now.questions[at]?.type === type
      draftEditor.edit({ kind: 'insertQuestions', questions: [question], ...(isNextToOpen && { index: at + 1 }) })
      onOpen(question.item)
    },
    [draftEditor, onOpen],
  )
  return (
    <div className={css.listColumn}>
      <Button
        iconStart="settings"
        variant={current === undefined ? 'primary' : 'secondary'}
        aria-pressed={current === undefined}
        onPress={() => onOpen(undefined)}
      >
        {t('editor.paper')}
      </Button>
      {!isReadOnly && <AddQuestions onAdd={add} />}
      <FaultSummary draft={draft} faults={faults} onGo={onGo} />
      <QuestionList questions={listed} current={current} isReadOnly={isReadOnly} onOpen={onOpen} onMove={move} />
      <Facts checks={checks} />
    </div>
  )
}

const Facts = memo(function Facts({ checks: { draft, budgets, sections } }: { checks: EditorChecks }) {
  const coverage = useMemo(() => coverageOf(draft), [draft])
  const unitNames = useUnitNames()
  return <PaperFacts coverage={coverage} budgets={budgets} sections={sections} unitNames={unitNames} />
})
