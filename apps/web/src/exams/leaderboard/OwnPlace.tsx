import { type UserData } from '@naru/api'
import { leaderboardSettingsQuery, changeLeaderboardSettingsMutation, myResultsQuery } from '@naru/api/queries'
import { formatClock } from '@naru/exam-kit/engine'
import type { LeaderboardEntryView } from '@naru/exam-kit/Leaderboard'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useStudentText } from '../../frame/text/student'

export interface OwnPlaceProps {
  /** The entries of all leaderboards of the exam. */
  entries: readonly LeaderboardEntryView[]
  examId: string
  /** The learner; undefined while unknown. */
  user: UserData | undefined
}

const leaderboardLength = 100

/** The learner's own rank, above the leaderboard, so that it is found in a long leaderboard, or why it is not on it. */
export const OwnPlace = ({ entries, examId, user }: OwnPlaceProps) => {
  const t = useStudentText()
  const own = user && entries.find(({ userId }) => userId === user.userId)
  const settings = useQuery({ ...leaderboardSettingsQuery(api), enabled: user !== undefined })
  const back = useSingleFlightMutation(changeLeaderboardSettingsMutation(api))
  const isUnverified = useAuthState().isVerified === false
  const isAbsent = user !== undefined && own === undefined && settings.data?.hasLeft !== true
  const mayHaveResult = isAbsent && (isUnverified || entries.length >= leaderboardLength)
  const results = useQuery({ ...myResultsQuery(api), enabled: mayHaveResult })
  const first = mayHaveResult
    ? results.data?.find((result) => result.examId === examId && result.attempt === 1)
    : undefined

  if (settings.data?.hasLeft === true) {
    return (
      <Alert
        title={t('leaderboards.hasLeft')}
        action={
          <Button isPending={back.isPending} onPress={() => back.mutate({ hasLeft: false })}>
            {t('leaderboards.return')}
          </Button>
        }
      >
        {t('leaderboards.hasLeftHelp')}
      </Alert>
    )
  }
  if (own !== undefined)
    return (
      <Text>
        {t('leaderboard.ownPlace', { rank: own.rank, percentage: own.percentage, time: formatClock(own.timeTaken) })}
      </Text>
    )
  if (first?.unrankedReason === 'unverified') {
    return (
      <Alert action={<ButtonLink href="/email-verify">{t('leaderboards.verify')}</ButtonLink>}>
        {t('leaderboards.unverified')}
      </Alert>
    )
  }
  if (first === undefined || first.unrankedReason !== undefined || entries.length < leaderboardLength) return null
  return (
    <Text>
      {t('leaderboard.ownBelow', {
        percentage: first.percentageScore,
        time: formatClock(first.timeTaken),
        shown: leaderboardLength,
      })}
    </Text>
  )
}
