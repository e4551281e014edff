import { leaderboardQuery, userDataQuery } from '@naru/api'
import { Leaderboard } from '@naru/exam-kit/Leaderboard'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useErrors } from '../../../shared/errors'
import { leaderboardName, leaderboardPercentage } from '../../format/leaderboard'
import { useAuthState } from '../../../shared/authSession'
import { useText } from '../../text'
import { useStudentText } from '../../text/student'
import { OwnPlace } from './OwnPlace'

/** Props of Board. */
export interface BoardProps {
  /** The exam's id. */
  examId: string
  /** The exam's maximum marks, if known. */
  totalMarks: number | undefined
}

/** The board of one exam: loading, failed, empty, or podium and table. */
export const Board = ({ examId, totalMarks }: BoardProps) => {
  const text = useStudentText()
  const { notAvailable } = useText()
  const { formatError } = useErrors()
  const { status } = useAuthState()
  const board = useQuery(leaderboardQuery(api, examId))
  // An API without extra-time boards responds with the ordinary one, whose entries are not marked.
  const extraTime = useQuery({ ...leaderboardQuery(api, examId, 'extra-time'), enabled: board.isSuccess })
  const user = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })

  if (board.isPending) {
    return (
      <Loading label={text.leaderboard.loading}>
        <Skeleton height="18rem" />
      </Loading>
    )
  }
  if (board.isError) {
    return (
      <Alert
        tone="danger"
        action={
          <Button onPress={() => void board.refetch()} isDisabled={board.isFetching}>
            {text.leaderboard.retry}
          </Button>
        }
      >
        <Text as="span" tone="danger">
          {formatError('leaderboard', board.error)}
        </Text>
      </Alert>
    )
  }
  const apart = extraTime.data?.filter(({ isExtraTime }) => isExtraTime === true) ?? []
  const ordinary = board.data.filter(({ isExtraTime }) => isExtraTime !== true)
  const entries = [...ordinary, ...apart].map((entry) => ({
    ...entry,
    ...leaderboardName(entry, notAvailable),
    percentage: leaderboardPercentage(entry, totalMarks),
  }))
  const empty = <EmptyState drawing={<Drawing name="boat" />}>{text.leaderboard.empty}</EmptyState>
  return (
    <>
      {ordinary.length === 0 && empty}
      <OwnPlace entries={entries} examId={examId} user={user.data} />
      {entries.length > 0 && <Leaderboard entries={entries} ownUserId={user.data?.userId} />}
    </>
  )
}
