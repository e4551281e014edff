import { PaperSettings, QuestionEditor } from '@naru/exam-authoring/editor'
import { toast } from '@naru/ui/Toast'
import { newId } from '@naru/app-shell/newId'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { useEditor } from './openEditor'
import { QuestionStatistics } from './QuestionStatistics'
import { useUnitNames } from './useUnitNames'

function newGroupId(taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`group-${number}`)) number += 1
  return `group-${number}`
}

export const EditorFields = () => {
  const { paper, state, checks, draftEditor, open, showDialog } = useEditor()
  const t = useDeskText()
  const unitNames = useUnitNames()
  const { draft, current } = state
  const { questions, groups = [] } = draft
  const { edit } = draftEditor
  const at = questions.findIndex(({ item }) => item === current)
  const [question, next] = [questions[at], questions[at + 1]]
  if (question === undefined)
    return (
      <div className={css.fieldsColumn}>
        <PaperSettings draft={draft} faults={checks.faults} isIdFixed />
      </div>
    )
  const { item } = question
  return (
    <div className={css.fieldsColumn}>
      <QuestionEditor
        key={item}
        question={question}
        draft={draft}
        faults={checks.byPart}
        unitNames={unitNames}
        figures={
          paper?.publishedVersion !== undefined && (
            <QuestionStatistics
              paper={paper}
              question={question}
              group={groups.find(({ id }) => id === question.group)}
            />
          )
        }
        onDuplicate={() => {
          const copy = newId()
          edit({ kind: 'duplicateQuestion', item, newItem: copy })
          open(copy)
        }}
        onRemove={() => {
          open((next ?? questions[at - 1])?.item)
          edit({ kind: 'removeQuestions', items: [item] })
          toast.success(t('editor.deletedQuestion', { number: at + 1 }))
        }}
        onNewGroup={() => {
          const isPossible = next !== undefined && next.group === undefined && next.type === question.type
          const id = newGroupId(groups.map((one) => one.id))
          edit({ kind: 'addGroup', group: { id }, items: isPossible ? [item, next.item] : [item] })
        }}
        onMoveToPaper={() => showDialog({ kind: 'move', item })}
      />
    </div>
  )
}
