import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { useExamSession } from '../../react'
import type { ResultStatus } from '../../session'
import { useExamText, type ExamText } from '../../text'
import { NoticeDialog } from './NoticeDialog'
import type { SessionProps } from '../question/RoomQuestion'

type Outcome = 'failed' | 'saved'

function outcomeOf(status: ResultStatus | null): Outcome | null {
  if (status === null || status.kind === 'sending') return null
  if (status.kind !== 'saved') return 'failed'
  return status.isEarlier ? null : 'saved'
}

/** @returns the notice of a failed save: the server's message, or ours */
function failureOf({ message, isAnswered }: { message: string | null; isAnswered: boolean }, t: ExamText) {
  return message ?? (isAnswered ? t('dialogs.saveFailed.refused') : t('dialogs.saveFailed.message'))
}

/** Shows a success or failure dialog of saving the result, once each. Retries in the background open no dialog. */
export function SaveDialogs({ session }: SessionProps) {
  const t = useExamText()
  const status = useExamSession(session, (snapshot) => snapshot.resultStatus)
  const hasStart = useExamSession(
    session,
    ({ result, resultStatus, mode }) => mode === 'preview' || result !== null || resultStatus !== null,
  )
  const [isStartDismissed, setStartDismissed] = useState(false)
  const [seen, setSeen] = useState<readonly Outcome[]>([])
  const outcome = outcomeOf(status)
  const open = outcome !== null && !seen.includes(outcome) ? outcome : null
  const close = (which: Outcome) => setSeen((before) => [...before, which])
  const hasFailed = status !== null && (status.kind === 'failed' || status.kind === 'parked')

  return (
    <>
      <NoticeDialog
        notice={{ title: t('dialogs.startTimeMissing.title'), message: t('dialogs.startTimeMissing.message') }}
        isOpen={!hasStart && !isStartDismissed}
        onClose={() => setStartDismissed(true)}
        actions={
          <Button variant="primary" onPress={() => setStartDismissed(true)}>
            {t('dialogs.close')}
          </Button>
        }
      />
      <Dialog
        title={t('dialogs.saveFailed.title')}
        role="alertdialog"
        isOpen={open === 'failed'}
        onClose={() => close('failed')}
        actions={
          <>
            <Button onPress={() => close('failed')}>{t('dialogs.close')}</Button>
            <Button variant="primary" onPress={() => session.send({ type: 'retrySave' })}>
              {t('dialogs.saveFailed.retry')}
            </Button>
          </>
        }
      >
        <p>{hasFailed && failureOf(status, t)}</p>
        <p role="status">{hasFailed && status.isRetrying ? t('saveState.sending') : ''}</p>
      </Dialog>
      <Dialog
        title={t('dialogs.saved.title')}
        isOpen={open === 'saved'}
        onClose={() => close('saved')}
        actions={
          <Button variant="primary" onPress={() => close('saved')}>
            {t('dialogs.close')}
          </Button>
        }
      >
        {status?.kind === 'saved' ? t('dialogs.saved.message', { attempt: status.attempt }) : null}
      </Dialog>
    </>
  )
}
