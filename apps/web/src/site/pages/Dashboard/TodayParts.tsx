import type { Today } from '@naru/api'
import { KoreanParts } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { useDates } from '../../../shared/language'
import { practiceOfTopic } from '../../analysis/links'
import { useTopicName } from '../../analysis/useTopicName'
import { daysBetween } from '../../practice/days'
import { useAnalysisText } from '../../text/analysis'
import * as css from './Page.css'
import { TodayCard } from './TodayCard'

export interface TodayPartProps {
  today: Today
}

/** The questions to practise; without any, whether none are left or none have come yet. */
export const Questions = ({ today: { questions, lastResult } }: TodayPartProps) => {
  const { today: text } = useAnalysisText()
  const link = { href: '/practice', label: text.practise }
  if (questions > 0) return <TodayCard title={text.questions} value={text.questionCount(questions)} link={link} />
  const note = lastResult === undefined ? text.noQuestionsYet : text.noQuestions
  return <TodayCard title={text.questions} note={note} link={link} />
}

/** The words of today; without a plan there are none. */
export const Words = ({ today: { words, hasPlan } }: TodayPartProps) => {
  const { today: text } = useAnalysisText()
  if (hasPlan === false) {
    return (
      <TodayCard title={text.wordsToday} note={text.wordsNeedPlan} link={{ href: '/pricing', label: text.plans }} />
    )
  }
  const link = { href: '/words', label: text.learn }
  if (words > 0) return <TodayCard title={text.wordsToday} value={text.wordCount(words)} link={link} />
  return <TodayCard title={text.wordsToday} note={text.noWords} link={link} />
}

/** The newest result; without one, what comes after the first paper. */
export const LastResult = ({ today: { lastResult } }: TodayPartProps) => {
  const { today: text, page } = useAnalysisText()
  if (lastResult === undefined) return <TodayCard title={text.last} note={text.noResult} />
  const { attemptId, topic, totalScore, totalPossibleMarks, percentageScore } = lastResult
  return (
    <TodayCard
      title={text.last}
      value={page.score(totalScore, totalPossibleMarks, Math.round(percentageScore))}
      note={topic}
      link={{ href: `/myresult/${encodeURIComponent(attemptId)}`, label: text.review }}
    />
  )
}

/** The three weakest topics, each with a link into practice; without any, why. */
export const Weakest = ({ today: { weakest, lastResult } }: TodayPartProps) => {
  const text = useAnalysisText()
  const topicName = useTopicName()
  if (weakest.length === 0) {
    const note = lastResult === undefined ? text.today.weakestYet : text.today.weakestNone
    return <TodayCard title={text.today.weakest} note={note} />
  }
  return (
    <TodayCard title={text.today.weakest}>
      <ul className={css.weakest}>
        {weakest.map((topic) => (
          <li key={`${topic.kind} ${topic.id}`} className={css.weak}>
            <Link href={practiceOfTopic(topic)}>
              <KoreanParts>{topicName(topic)}</KoreanParts>
            </Link>
            <span className={css.count}>{text.rightOf(topic.right, topic.total)}</span>
          </li>
        ))}
      </ul>
    </TodayCard>
  )
}

export const NextPaper = ({ today: { next } }: TodayPartProps) => {
  const { today: text } = useAnalysisText()
  return next === undefined ? (
    <TodayCard title={text.next} note={text.noNext} link={{ href: '/pricing', label: text.plans }} />
  ) : (
    <TodayCard title={text.next} value={next.topic} link={{ href: '/exams', label: text.open }} />
  )
}

export const ExamCountdown = ({ today: { today, examDate } }: TodayPartProps) => {
  const { today: text } = useAnalysisText()
  const { plainDay } = useDates()
  const link = { href: '/practice#exam-day', label: text.setDate }
  if (examDate === undefined) return <TodayCard title={text.days} note={text.noDate} link={link} />
  const days = daysBetween(today, examDate)
  if (days < 0) return <TodayCard title={text.days} note={text.isOver} link={link} />
  return (
    <TodayCard title={text.days} value={days === 0 ? text.isToday : text.dayCount(days)} note={plainDay(examDate)} />
  )
}
