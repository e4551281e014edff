import { isApiError, isUnauthorized } from '@naru/api'
import { withReturn } from '@naru/app-shell/authSession'
import { isolate } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { useState } from 'react'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { useEditor } from './openEditor'
import { isSaveProblem, type SaveProblem, type SaveState } from './draftEditor/draftEditorState'

/** Why nothing is saved, who else has the paper open, a note, and that this is the copy of the device. */
export const EditorNotices = () => {
  const { paper, state, tab, isJoining } = useEditor()
  const t = useDeskText()
  const problem = useLastProblem(state.save)
  const others = state.editors.filter((editor) => editor.tab !== tab)
  const names = [...new Set(others.filter(({ isMe }) => !isMe).map(({ name }) => name || t('editor.somebody')))]
  return (
    <>
      {paper === undefined && <Alert tone="warning">{t('editor.noUnsaved')}</Alert>}
      {problem !== undefined && (
        <div className={css.saveProblem}>
          <Problem problem={problem} />
        </div>
      )}
      {isJoining && <Alert>{t('editor.joining')}</Alert>}
      {names.length > 0 && (
        <Alert>{t('editor.presence', { count: names.length, names: names.map(isolate).join(', ') })}</Alert>
      )}
      {names.length === 0 && others.length > 0 && <Alert>{t('editor.presenceMe')}</Alert>}
      {paper?.note !== undefined && (
        <Alert role="none" title={t('editor.note')}>
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

const Problem = ({ problem }: { problem: SaveProblem }) => {
  const { paperId, save, showDialog } = useEditor()
  const t = useDeskText()
  if (problem.kind === 'conflict')
    return (
      <Alert
        tone="danger"
        title={t('conflict.title')}
        action={
          <Button size="small" onPress={() => showDialog({ kind: 'conflict' })}>
            {t('conflict.open')}
          </Button>
        }
      >
        {t('editor.conflict')}
      </Alert>
    )
  if (isApiError(problem.error, 'http') && problem.error.status === 404)
    return <Alert tone="danger">{t('editor.gone')}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        isUnauthorized(problem.error) ? (
          <ButtonLink size="small" href={withReturn('/login', `/desk/papers/${paperId}`)}>
            {t('login')}
          </ButtonLink>
        ) : (
          <Button size="small" onPress={save}>
            {t('editor.saveNow')}
          </Button>
        )
      }
    >
      {t('editor.notSaved', { reason: formatFailure(t, problem.error) })}
    </Alert>
  )
}
