import { boardSettingsQuery, changeBoardSettingsMutation, myResultsQuery, type UserData } from '@naru/api'
import { formatClock } from '@naru/exam-kit/engine'
import type { LeaderboardEntryView } from '@naru/exam-kit/Leaderboard'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useStudentText } from '../../text/student'

/** Props of OwnPlace. */
export interface OwnPlaceProps {
  /** The entries of all boards of the exam. */
  entries: readonly LeaderboardEntryView[]
  /** The exam's id. */
  examId: string
  /** The learner; undefined while unknown. */
  user: UserData | undefined
}

/** Maximum number of entries on a board. */
const boardLength = 100

/** The learner's own rank, above the board, so that it is found in a long board, or why it is not on it. */
export const OwnPlace = ({ entries, examId, user }: OwnPlaceProps) => {
  const { leaderboard: text, boards } = useStudentText()
  const own = user && entries.find(({ userId }) => userId === user.userId)
  const settings = useQuery({ ...boardSettingsQuery(api), enabled: user !== undefined })
  const back = useSingleFlightMutation(changeBoardSettingsMutation(api))
  const isUnverified = user?.isVerified === false
  const isAbsent = user !== undefined && own === undefined && settings.data?.hasLeft !== true
  const mayHaveResult = isAbsent && (isUnverified || entries.length >= boardLength)
  const results = useQuery({ ...myResultsQuery(api), enabled: mayHaveResult })
  const first = mayHaveResult
    ? results.data?.find((result) => result.examId === examId && result.attempt === 1)
    : undefined

  if (settings.data?.hasLeft === true) {
    return (
      <Alert
        title={boards.hasLeft}
        action={
          <Button isPending={back.isPending} onPress={() => back.mutate({ hasLeft: false })}>
            {boards.return}
          </Button>
        }
      >
        {boards.hasLeftHelp}
      </Alert>
    )
  }
  if (own !== undefined) return <Text>{text.ownPlace(own.rank, own.percentage, formatClock(own.timeTaken))}</Text>
  if (first?.unrankedReason === 'unverified') {
    return <Alert action={<ButtonLink href="/email-verify">{boards.verify}</ButtonLink>}>{boards.unverified}</Alert>
  }
  if (first === undefined || first.unrankedReason !== undefined || entries.length < boardLength) return null
  return <Text>{text.ownBelow(first.percentageScore, formatClock(first.timeTaken), boardLength)}</Text>
}
