import type { DeskPaper } from '@naru/api'
import {
  PaperSettings,
  numbersOfGroup,
  QuestionEditor,
  type Draft,
  type DraftFault,
  type Edit,
  type EditorChecks,
  type MediaByName,
  type MediaTarget,
} from '@naru/exam-authoring/editor'
import { toast } from '@naru/ui/Toast'
import { useCallback, useMemo } from 'react'
import { newId } from '@naru/app-shell/newId'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { QuestionStatistics } from './QuestionStatistics'
import type { DraftEditorState } from './draftEditor/draftEditorState'
import { useUnitNames } from './useUnitNames'

interface EditorFieldsProps {
  paper: DeskPaper | undefined
  state: DraftEditorState
  checks: EditorChecks
  media: MediaByName
  isReadOnly: boolean
  onEdit: (edit: Edit) => void
  onOpen: (item: string | undefined) => void
  onPickMedia: (target: MediaTarget) => void
  onRecord: (target: MediaTarget) => void
  onMoveToPaper: (item: string) => void
}

const noFaults: readonly DraftFault[] = []

function newGroupId(taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`group-${number}`)) number += 1
  return `group-${number}`
}

export const EditorFields = (props: EditorFieldsProps) => {
  const { paper, state, checks, media, isReadOnly, onEdit, onOpen, onPickMedia, onRecord, onMoveToPaper } = props
  const t = useDeskText()
  const { draft, current } = state
  const question = draft.questions.find(({ item }) => item === current)
  const { questions, groups } = draft

  const duplicate = useCallback(
    (item: string) => {
      const copy = newId()
      onEdit({ kind: 'duplicateQuestion', item, newItem: copy })
      onOpen(copy)
    },
    [onEdit, onOpen],
  )
  const remove = useCallback(
    (item: string) => {
      const at = questions.findIndex((one) => one.item === item)
      const next = questions[at + 1] ?? questions[at - 1]
      onOpen(next?.item)
      onEdit({ kind: 'removeQuestions', items: [item] })
      toast.success(t('editor.deletedQuestion', { number: at + 1 }))
    },
    [questions, onEdit, onOpen, t],
  )
  const group = useCallback(
    (item: string) => {
      const at = questions.findIndex((one) => one.item === item)
      const next = questions[at + 1]
      const isPossible = next !== undefined && next.group === undefined && next.type === questions[at]?.type
      const id = newGroupId(groups?.map((one) => one.id) ?? [])
      onEdit({ kind: 'addGroup', group: { id }, items: isPossible ? [item, next.item] : [item] })
    },
    [questions, groups, onEdit],
  )
  const groupNumbers = useGroupNumbers(draft)
  const unitNames = useUnitNames()
  return (
    <div className={css.fieldsColumn}>
      {question === undefined ? (
        <PaperSettings
          draft={draft}
          faults={checks.faults}
          media={media}
          isIdFixed
          isReadOnly={isReadOnly}
          onEdit={onEdit}
          onPickMedia={onPickMedia}
        />
      ) : (
        <QuestionEditor
          key={question.item}
          question={question}
          total={questions.length}
          sections={draft.sections}
          groups={groups}
          groupNumbers={groupNumbers}
          faults={checks.byPart.get(question.item) ?? noFaults}
          groupFaults={checks.byPart.get(`group ${question.group}`) ?? noFaults}
          media={media}
          isReadOnly={isReadOnly}
          unitNames={unitNames}
          figures={
            paper?.publishedVersion !== undefined && (
              <QuestionStatistics
                paper={paper}
                question={question}
                group={groups?.find(({ id }) => id === question.group)}
              />
            )
          }
          onEdit={onEdit}
          onDuplicate={duplicate}
          onRemove={remove}
          onNewGroup={group}
          onMoveToPaper={onMoveToPaper}
          onPickMedia={onPickMedia}
          onRecord={onRecord}
        />
      )}
    </div>
  )
}

/** The numbers of each group's questions; the same map until one changes, so that an edit does not render every field. */
function useGroupNumbers(draft: Draft): ReadonlyMap<string, readonly number[]> {
  const json = JSON.stringify(draft.groups?.map(({ id }) => [id, numbersOfGroup(draft, id)]) ?? [])
  return useMemo(() => new Map<string, readonly number[]>(JSON.parse(json)), [json])
}
