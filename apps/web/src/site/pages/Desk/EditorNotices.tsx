import { isApiError, type Paper } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useState } from 'react'
import { formatFailure } from '../../parts/formatFailure'
import { useDeskText } from '../../text/desk'
import * as css from './Desk.css'
import { isSaveProblem, type DraftEditorState, type SaveProblem, type SaveState } from './draftEditor/draftEditorState'

interface EditorNoticesProps {
  paper: Paper | undefined
  state: DraftEditorState
  tab: string
  /** Whether the server makes a recording of a question. */
  isJoining: boolean
  onDecide: () => void
  onSave: () => void
}

/** Why nothing is saved, who else has the paper open, a note, and that this is the copy of the device. */
export const EditorNotices = ({ paper, state, tab, isJoining, onDecide, onSave }: EditorNoticesProps) => {
  const { editor: text } = useDeskText()
  const problem = useLastProblem(state.save)
  const others = state.editors.filter((editor) => editor.tab !== tab)
  const names = [...new Set(others.filter(({ isMe }) => !isMe).map(({ name }) => name || text.somebody))]
  return (
    <>
      {paper === undefined && <Alert tone="warning">{text.noUnsaved}</Alert>}
      {problem !== undefined && (
        <div className={css.saveProblem}>
          <Problem problem={problem} onDecide={onDecide} onSave={onSave} />
        </div>
      )}
      {isJoining && <Alert>{text.joining}</Alert>}
      {names.length > 0 && <Alert>{text.presence(names.map(isolate))}</Alert>}
      {names.length === 0 && others.length > 0 && <Alert>{text.presenceMe}</Alert>}
      {paper?.note !== undefined && (
        <Alert role="none" title={text.note}>
          {paper.note}
        </Alert>
      )}
    </>
  )
}

/** The last problem. A refusal stays until the paper is saved, also while it is sent again. */
function useLastProblem(save: SaveState): SaveProblem | undefined {
  const [last, setLast] = useState<SaveProblem>()
  const next = isSaveProblem(save) ? save : save.kind === 'saved' || last?.kind === 'conflict' ? undefined : last
  if (next !== last) setLast(next)
  return next
}

type ProblemProps = Pick<EditorNoticesProps, 'onDecide' | 'onSave'> & { problem: SaveProblem }

const Problem = ({ problem, onDecide, onSave }: ProblemProps) => {
  const words = useDeskText()
  const { editor: text, conflict } = words
  if (problem.kind === 'conflict')
    return (
      <Alert
        tone="danger"
        title={conflict.title}
        action={
          <Button size="small" onPress={onDecide}>
            {conflict.open}
          </Button>
        }
      >
        {text.conflict}
      </Alert>
    )
  if (isApiError(problem.error, 'http') && problem.error.status === 404) return <Alert tone="danger">{text.gone}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" onPress={onSave}>
          {text.saveNow}
        </Button>
      }
    >
      {text.notSaved(formatFailure(words, problem.error))}
    </Alert>
  )
}
