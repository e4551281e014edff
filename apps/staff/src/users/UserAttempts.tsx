import type { AdminAttempt } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { FairPlay } from '@naru/app-shell/fairPlay/FairPlay'
import { useSharedText } from '@naru/app-shell/text'
import { useAdminText } from '../text/admin'
import { useDates } from '@naru/app-shell/language'

interface UserAttemptsProps {
  /** Newest first. */
  attempts: readonly AdminAttempt[]
}

/** The latest attempts of a user, each with what the device saw of it. */
export const UserAttempts = ({ attempts }: UserAttemptsProps) => {
  const tAdmin = useAdminText()
  const { moment } = useDates()
  const tShared = useSharedText()
  return (
    <Stack as="section" gap={16} aria-labelledby="attempts">
      <Heading level={2} size="xl" id="attempts">
        {tAdmin('user.recentAttempts')}
      </Heading>
      {attempts.length === 0 && <Text tone="muted">{tAdmin('user.noAttempts')}</Text>}
      {attempts.map(({ attemptId, topic, attempt, totalScore, totalPossibleMarks, timestamp, ...facts }) => (
        <Disclosure key={attemptId} title={tAdmin('user.attempt', { topic, attempt })}>
          <Stack gap={12}>
            <Text>
              {tAdmin('user.attemptMarks', {
                score: totalScore,
                total: totalPossibleMarks,
                finished: moment(timestamp),
              })}
            </Text>
            {facts.unrankedReason !== undefined && (
              <span>
                <Badge>{tShared(`unranked.${facts.unrankedReason}`)}</Badge>
              </span>
            )}
            {facts.fairPlay === undefined ? (
              <Text tone="muted">{tAdmin('user.noFairPlay')}</Text>
            ) : (
              <FairPlay record={facts.fairPlay} />
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  )
}
