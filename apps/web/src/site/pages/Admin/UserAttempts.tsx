import type { AdminAttempt } from '@naru/api'
import { Badge } from '@naru/ui/Badge'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { FairPlay } from '../../parts/FairPlay'
import { useSharedText } from '../../../shared/text'
import { useAdminText } from '../../text/admin'
import { useDates } from '../../../shared/language'

interface UserAttemptsProps {
  /** Newest first. */
  attempts: readonly AdminAttempt[]
}

/** The latest attempts of a user, each with what the device saw of it. */
export const UserAttempts = ({ attempts }: UserAttemptsProps) => {
  const { user: text } = useAdminText()
  const { moment } = useDates()
  const { unranked } = useSharedText()
  return (
    <Stack as="section" gap={16} aria-labelledby="attempts">
      <Heading level={2} size="xl" id="attempts">
        {text.recentAttempts}
      </Heading>
      {attempts.length === 0 && <Text tone="muted">{text.noAttempts}</Text>}
      {attempts.map(({ attemptId, topic, attempt, totalScore, totalPossibleMarks, timestamp, ...facts }) => (
        <Disclosure key={attemptId} title={text.attempt(topic, attempt)}>
          <Stack gap={12}>
            <Text>{text.attemptMarks(totalScore, totalPossibleMarks, moment(timestamp))}</Text>
            {facts.unrankedReason !== undefined && (
              <span>
                <Badge>{unranked[facts.unrankedReason]}</Badge>
              </span>
            )}
            {facts.fairPlay === undefined ? (
              <Text tone="muted">{text.noFairPlay}</Text>
            ) : (
              <FairPlay record={facts.fairPlay} />
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  )
}
