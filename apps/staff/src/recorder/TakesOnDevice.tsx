import { createBrowserClock } from '@naru/exam-kit/browser'
import { createTakeDatabase, createTakeQueue, createTakeStore } from '@naru/exam-authoring/recorder/takes'
import { Text } from '@naru/ui/Text'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { useDeskText } from '../text/desk'
import { sendTake } from './sendTake'

/** Sends the accepted takes that wait on this device, and says how many there are. */
export const TakesOnDevice = () => {
  const t = useDeskText()
  const owner = useOwnerId()
  const queryClient = useQueryClient()
  const given = useRouter().options.context.recorderPorts
  const queue = useMemo(
    () =>
      createTakeQueue({
        owner,
        clock: given?.clock ?? createBrowserClock(),
        // A take that another tab records must not be completed here.
        store: createTakeStore(given?.database ?? createTakeDatabase(), null),
        send: (take) => sendTake(queryClient, take),
      }),
    [given, owner, queryClient],
  )
  useEffect(() => (owner === '' ? undefined : queue.open()), [owner, queue])
  const { takes } = useSyncExternalStore(queue.subscribe, queue.getState)
  const waiting = takes.filter(({ status }) => status === 'waiting').length
  if (waiting === 0) return null
  return (
    <div role="status">
      <Text as="span" tone="muted">
        {t('takesWait', { count: waiting })}
      </Text>
    </div>
  )
}
