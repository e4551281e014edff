import type { Desk } from '@naru/api'
import { Link } from '@naru/ui/Link'
import { drillOfTopic } from '../../analysis/links'
import { useTopicName } from '../../analysis/useTopicName'
import { daysBetween } from '../../practice/days'
import { KoreanParts } from '../../parts/KoreanParts'
import { useAnalysisText } from '../../text/analysis'
import { DeskCard } from './DeskCard'
import * as css from './Page.css'
import { useDates } from '../../../shared/language'

/** Props of the parts of the desk. */
export interface DeskPartProps {
  desk: Desk
}

/** The newest result; without one, what comes after the first paper. */
export const LastResult = ({ desk: { lastResult } }: DeskPartProps) => {
  const { desk: text, page } = useAnalysisText()
  if (lastResult === undefined) return <DeskCard title={text.last} note={text.noResult} />
  const { attemptId, topic, totalScore, totalPossibleMarks, percentageScore } = lastResult
  return (
    <DeskCard
      title={text.last}
      value={page.score(totalScore, totalPossibleMarks, Math.round(percentageScore))}
      note={topic}
      link={{ href: `/myresult/${encodeURIComponent(attemptId)}`, label: text.review }}
    />
  )
}

/** The three weakest topics, each with a link to its drill. */
export const Weakest = ({ desk: { weakest } }: DeskPartProps) => {
  const text = useAnalysisText()
  const topicName = useTopicName()
  return (
    <DeskCard title={text.desk.weakest} note={weakest.length === 0 ? text.desk.weakestNone : undefined}>
      <ul className={css.weakest}>
        {weakest.map((topic) => (
          <li key={`${topic.kind} ${topic.id}`} className={css.weak}>
            <Link href={drillOfTopic(topic)}>
              <KoreanParts>{topicName(topic)}</KoreanParts>
            </Link>
            <span className={css.count}>{text.rightOf(topic.right, topic.total)}</span>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

/** The paper to take next. */
export const NextPaper = ({ desk: { next } }: DeskPartProps) => {
  const { desk: text } = useAnalysisText()
  return next === undefined ? (
    <DeskCard title={text.next} note={text.noNext} link={{ href: '/pricing', label: text.plans }} />
  ) : (
    <DeskCard title={text.next} value={next.topic} link={{ href: '/exams', label: text.open }} />
  )
}

/** The days to the learner's exam. */
export const ExamCountdown = ({ desk: { today, examDate } }: DeskPartProps) => {
  const { desk: text } = useAnalysisText()
  const { plainDay } = useDates()
  const link = { href: '/practice#exam-day', label: text.setDate }
  if (examDate === undefined) return <DeskCard title={text.days} note={text.noDate} link={link} />
  const days = daysBetween(today, examDate)
  if (days < 0) return <DeskCard title={text.days} note={text.isOver} link={link} />
  return (
    <DeskCard title={text.days} value={days === 0 ? text.isToday : text.dayCount(days)} note={plainDay(examDate)} />
  )
}
