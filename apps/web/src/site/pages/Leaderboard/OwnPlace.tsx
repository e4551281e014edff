import { myResultsQuery, type MyResult } from '@naru/api'
import { formatClock } from '@naru/exam-kit/engine'
import type { LeaderboardEntryView } from '@naru/exam-kit/Leaderboard'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useText } from '../../text'

/** Props of OwnPlace. */
export interface OwnPlaceProps {
  /** The entries of all boards of the exam. */
  entries: readonly LeaderboardEntryView[]
  /** The exam's id. */
  examId: string
  /** The learner's id; undefined while unknown. */
  ownUserId: string | undefined
}

/** Maximum number of entries on a board. */
const boardLength = 100

/** The learner's own rank, above the board, so that it is found in a long board or beyond its end. */
export const OwnPlace = ({ entries, examId, ownUserId }: OwnPlaceProps) => {
  const { leaderboard: text } = useText()
  const own = ownUserId === undefined ? undefined : entries.find(({ userId }) => userId === ownUserId)
  const mayBeBelow = ownUserId !== undefined && own === undefined && entries.length >= boardLength
  const results = useQuery({ ...myResultsQuery(api), enabled: mayBeBelow })
  const isRanked = (result: MyResult) =>
    result.examId === examId && result.attempt === 1 && result.unrankedReason === undefined
  const first = mayBeBelow ? results.data?.find(isRanked) : undefined

  if (own !== undefined) return <Text>{text.ownPlace(own.rank, own.percentage, formatClock(own.timeTaken))}</Text>
  if (first === undefined) return null
  return <Text>{text.ownBelow(first.percentageScore, formatClock(first.timeTaken), boardLength)}</Text>
}
