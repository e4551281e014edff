import type { Today } from '@naru/api'
import { KoreanParts } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { useDates } from '@naru/app-shell/language'
import { practiceOfTopic } from '../../results/analysis/links'
import { useTopicName } from '../../results/analysis/useTopicName'
import { daysBetween } from '../../practice/days'
import { useAnalysisText } from '../../results/text/analysis'
import * as css from './Dashboard.css'
import { TodayCard } from './TodayCard'

export interface TodayPartProps {
  today: Today
}

/** The questions to practise; without any, whether none are left or none have come yet. */
export const Questions = ({ today: { questions, lastResult } }: TodayPartProps) => {
  const t = useAnalysisText()
  const link = { href: '/practice', label: t('today.practise') }
  if (questions > 0)
    return <TodayCard title={t('today.questions')} value={t('today.questionCount', { count: questions })} link={link} />
  const note = lastResult === undefined ? t('today.noQuestionsYet') : t('today.noQuestions')
  return <TodayCard title={t('today.questions')} note={note} link={link} />
}

/** The words of today; without a plan there are none. */
export const Words = ({ today: { words, hasPlan } }: TodayPartProps) => {
  const t = useAnalysisText()
  if (hasPlan === false) {
    return (
      <TodayCard
        title={t('today.wordsToday')}
        note={t('today.wordsNeedPlan')}
        link={{ href: '/pricing', label: t('today.plans') }}
      />
    )
  }
  const link = { href: '/words', label: t('today.learn') }
  if (words > 0)
    return <TodayCard title={t('today.wordsToday')} value={t('today.wordCount', { count: words })} link={link} />
  return <TodayCard title={t('today.wordsToday')} note={t('today.noWords')} link={link} />
}

/** The newest result; without one, what comes after the first paper. */
export const LastResult = ({ today: { lastResult } }: TodayPartProps) => {
  const t = useAnalysisText()
  if (lastResult === undefined) return <TodayCard title={t('today.last')} note={t('today.noResult')} />
  const { attemptId, topic, totalScore, totalPossibleMarks, percentageScore } = lastResult
  return (
    <TodayCard
      title={t('today.last')}
      value={t('page.score', {
        score: totalScore,
        possible: totalPossibleMarks,
        percentage: Math.round(percentageScore),
      })}
      note={topic}
      link={{ href: `/myresult/${encodeURIComponent(attemptId)}`, label: t('today.review') }}
    />
  )
}

/** The three weakest topics, each with a link into practice; without any, why. */
export const Weakest = ({ today: { weakest, lastResult } }: TodayPartProps) => {
  const t = useAnalysisText()
  const topicName = useTopicName()
  if (weakest.length === 0) {
    const note = lastResult === undefined ? t('today.weakestYet') : t('today.weakestNone')
    return <TodayCard title={t('today.weakest')} note={note} />
  }
  return (
    <TodayCard title={t('today.weakest')}>
      <ul className={css.weakest}>
        {weakest.map((topic) => (
          <li key={`${topic.kind} ${topic.id}`} className={css.weak}>
            <Link href={practiceOfTopic(topic)}>
              <KoreanParts>{topicName(topic)}</KoreanParts>
            </Link>
            <span className={css.count}>{t('rightOf', { right: topic.right, total: topic.total })}</span>
          </li>
        ))}
      </ul>
    </TodayCard>
  )
}

export const NextPaper = ({ today: { next } }: TodayPartProps) => {
  const t = useAnalysisText()
  return next === undefined ? (
    <TodayCard title={t('today.next')} note={t('today.noNext')} link={{ href: '/pricing', label: t('today.plans') }} />
  ) : (
    <TodayCard title={t('today.next')} value={next.topic} link={{ href: '/exams', label: t('today.open') }} />
  )
}

export const ExamCountdown = ({ today: { today, examDate } }: TodayPartProps) => {
  const t = useAnalysisText()
  const { plainDay } = useDates()
  const link = { href: '/practice#exam-day', label: t('today.setDate') }
  if (examDate === undefined) return <TodayCard title={t('today.days')} note={t('today.noDate')} link={link} />
  const days = daysBetween(today, examDate)
  if (days < 0) return <TodayCard title={t('today.days')} note={t('today.isOver')} link={link} />
  return (
    <TodayCard
      title={t('today.days')}
      value={days === 0 ? t('today.isToday') : t('today.dayCount', { count: days })}
      note={plainDay(examDate)}
    />
  )
}
