import {
  AddQuestions,
  coverageOf,
  FaultSummary,
  newQuestion,
  PaperFacts,
  QuestionList,
  sectionFor,
  type DraftFault,
} from '@naru/exam-authoring/editor'
import { Button } from '@naru/ui/Button'
import { useCallback, useMemo } from 'react'
import { newId } from '@naru/app-shell/newId'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { useEditor } from './openEditor'
import { useUnitNames } from './useUnitNames'

/** The questions of the paper, its problems, its time and its coverage. */
export const EditorList = ({ onGo }: { onGo: (fault: DraftFault) => void }) => {
  const { checks, state, draftEditor, open } = useEditor()
  const t = useDeskText()
  const unitNames = useUnitNames()
  const { draft, listed, faults, budgets, sections } = checks
  const { current, isReadOnly } = state
  const coverage = useMemo(() => coverageOf(draft), [draft])
  const move = useCallback(
    (item: string, to: number) => draftEditor.edit({ kind: 'moveQuestion', item, to }),
    [draftEditor],
  )
  const add = (type: 'reading' | 'listening') => {
    const { questions, sections: own } = state.draft
    const at = questions.findIndex((question) => question.item === current)
    const section = own && sectionFor(state.draft, type)
    const question = newQuestion(newId(), type, section?.id)
    const isNextToOpen = questions[at]?.type === type
    draftEditor.edit({ kind: 'insertQuestions', questions: [question], ...(isNextToOpen && { index: at + 1 }) })
    open(question.item)
  }
  return (
    <div className={css.listColumn}>
      <Button
        iconStart="settings"
        variant={current === undefined ? 'primary' : 'secondary'}
        aria-pressed={current === undefined}
        onPress={() => open(undefined)}
      >
        {t('editor.paper')}
      </Button>
      {!isReadOnly && <AddQuestions onAdd={add} />}
      <FaultSummary draft={draft} faults={faults} onGo={onGo} />
      <QuestionList questions={listed} current={current} isReadOnly={isReadOnly} onOpen={open} onMove={move} />
      <PaperFacts coverage={coverage} budgets={budgets} sections={sections} unitNames={unitNames} />
    </div>
  )
}
