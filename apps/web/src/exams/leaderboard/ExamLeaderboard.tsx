import { leaderboardQuery } from '@naru/api/queries'
import { Leaderboard } from '@naru/exam-kit/Leaderboard'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { leaderboardName, leaderboardPercentage } from './leaderboard'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { useUser } from '@naru/app-shell/user/useUser'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../../frame/text/student'
import { useOpenPage } from '../../frame/useOpenPage'
import { OwnPlace } from './OwnPlace'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'

export interface ExamLeaderboardProps {
  examId: string
  /** The exam's maximum marks, if known. */
  totalMarks: number | undefined
}

/** The leaderboard of one exam: loading, failed, empty, or podium and table. */
export const ExamLeaderboard = ({ examId, totalMarks }: ExamLeaderboardProps) => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { formatError } = useErrors()
  const leaderboard = useQuery(leaderboardQuery(api, examId))
  // An API without extra-time leaderboards responds with the ordinary one, whose entries are not marked.
  const extraTime = useQuery({ ...leaderboardQuery(api, examId, 'extra-time'), enabled: leaderboard.isSuccess })
  const user = useUser()
  const openPage = useOpenPage()

  if (leaderboard.isPending) {
    return <Pending label={tStudent('leaderboard.loading')} height="18rem" />
  }
  if (leaderboard.isError) {
    return (
      <LoadFailed query={leaderboard} retry={tStudent('leaderboard.retry')}>
        <Text as="span" tone="danger">
          {formatError('leaderboard', leaderboard.error)}
        </Text>
      </LoadFailed>
    )
  }
  const apart = extraTime.data?.filter(({ isExtraTime }) => isExtraTime === true) ?? []
  const ordinary = leaderboard.data.filter(({ isExtraTime }) => isExtraTime !== true)
  const entries = [...ordinary, ...apart].map((entry) => ({
    ...entry,
    ...leaderboardName(entry, tShared('notAvailable')),
    percentage: leaderboardPercentage(entry, totalMarks),
  }))
  const take = () => {
    chooseExam(examId)
    void openPage('/guidelines')
  }
  return (
    <>
      {ordinary.length === 0 && (
        <EmptyState
          drawing={<Drawing name="boat" />}
          action={<Button onPress={take}>{tStudent('myResult.takeExam')}</Button>}
        >
          {tStudent('leaderboard.empty')}
        </EmptyState>
      )}
      <OwnPlace entries={entries} examId={examId} user={user} />
      {entries.length > 0 && <Leaderboard entries={entries} ownUserId={user?.userId} />}
    </>
  )
}
