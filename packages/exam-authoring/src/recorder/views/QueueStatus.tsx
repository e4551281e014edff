import { useMemo } from 'react'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import type { TakeQueueState } from '../recording/takeQueue'
import type { StoredTake } from '../recording/takes'
import { useRecorderText } from '../../text/recorder'
import * as css from './recorder.css'

interface QueueStatusProps {
  /** The takes of this device. */
  state: TakeQueueState
  /** Whether the disk refuses takes. */
  isInMemoryOnly: boolean
  onRetry: (id: string) => void
}

/** What is not sent yet and why. Shows nothing if everything is. */
export function QueueStatus({ state, isInMemoryOnly, onRetry }: QueueStatusProps) {
  const t = useRecorderText()
  const waiting = state.takes.filter(({ status }) => status === 'waiting').length
  const refused = state.takes.filter(({ status }) => status === 'refused')
  return (
    <Stack gap={8}>
      <div role="status" className={css.note}>
        {waiting > 0 && <p className={css.note}>{t('queue.waiting', { count: waiting })}</p>}
        {waiting > 0 && state.isOffline && <p className={css.note}>{t('queue.offline')}</p>}
      </div>
      {waiting > 0 && state.isLoginNeeded && <Alert tone="warning">{t('queue.login')}</Alert>}
      {isInMemoryOnly && <Alert tone="warning">{t('queue.inMemory')}</Alert>}
      {refused.map((take) => (
        <Alert
          key={take.id}
          tone="danger"
          title={<span lang="ko">{take.text}</span>}
          action={
            <Inline gap={8}>
              <Button onPress={() => onRetry(take.id)}>{t('queue.retry')}</Button>
              <TakeFile take={take} label={t('queue.download')} />
            </Inline>
          }
        >
          {t('queue.refused', { reason: take.message ?? 'none' })}
        </Alert>
      ))}
    </Stack>
  )
}

/** A link to the recording, so that no take is lost that the server does not accept. */
function TakeFile({ take, label }: { take: StoredTake; label: string }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([take.wav], { type: 'audio/wav' })), [take])
  return (
    <a href={url} download={`${take.item}-${take.part}-${take.line + 1}.wav`} className={css.download}>
      {label}
    </a>
  )
}
