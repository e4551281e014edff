import { isApiError, type Paper } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useDeskText } from '../../text/desk'
import type { DraftEditorState } from './draftEditor/draftEditorState'

/** Props of EditorNotices. */
export interface EditorNoticesProps {
  paper: Paper | undefined
  state: DraftEditorState
  /** This tab. */
  tab: string
  /** Opens the differences. */
  onDecide: () => void
}

/** Who else has the paper open, a conflict, a note, that this is the copy of the device, and that the paper is gone. */
export const EditorNotices = ({ paper, state, tab, onDecide }: EditorNoticesProps) => {
  const { editor: text, conflict } = useDeskText()
  const others = state.editors.filter((editor) => editor.tab !== tab)
  const { save } = state
  const isGone = save.kind === 'failed' && isApiError(save.error, 'http') && save.error.status === 404
  const names = [...new Set(others.filter(({ isMe }) => !isMe).map(({ name }) => name || text.somebody))]
  return (
    <>
      {paper === undefined && <Alert tone="warning">{text.noUnsaved}</Alert>}
      {isGone && <Alert tone="danger">{text.gone}</Alert>}
      {state.conflict !== undefined && (
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
      )}
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
