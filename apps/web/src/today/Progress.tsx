import type { Today } from '@naru/api'
import { useDates, weekdayIn } from '@naru/app-shell/language'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useLanguage } from '@naru/ui/language'
import { daysBetween } from '../practice/days'
import { topicName, usePracticeText } from '../practice/text/practice'
import { Scores } from '../results/Scores'
import { WeakTopics } from '../results/analysis/WeakTopics'
import { useAnalysisText } from '../results/text/analysis'
import * as css from './Today.css'
import { calendarWeeks } from './calendarWeeks'
import { useTodayText } from './text/today'

/** How far the learner is; one picture until there is something to show. */
export const Progress = ({ today }: { today: Today }) => {
  const t = useTodayText()
  const tAnalysis = useAnalysisText()
  const tPractice = usePracticeText()
  const { scores, weakest, practisedDays } = today
  const hasBegun = scores.length + practisedDays.length > 0
  return (
    <div className={css.columns}>
      {hasBegun ? (
        <Calendar today={today.today} practised={practisedDays} />
      ) : (
        <Card>
          <EmptyState
            drawing={<Drawing name="reeds" />}
            title={t('empty.title')}
            action={<ButtonLink href="/exams">{t('empty.button')}</ButtonLink>}
          >
            {t('empty.text')}
          </EmptyState>
        </Card>
      )}
      <ExamDays today={today} />
      {scores.length > 0 && (
        <Scores
          scores={scores}
          floors={today.floors.map(({ sector, score, outOf }) => ({
            label: tAnalysis('scores.floor', { sector: topicName(tPractice, 'sectors', sector) }),
            percentage: Math.round((score / outOf) * 100),
          }))}
        >
          <Link href="/myresult" variant="standalone">
            {tAnalysis('scores.all')}
          </Link>
        </Scores>
      )}
      {weakest.length > 0 && <WeakTopics topics={weakest} />}
    </div>
  )
}

const examDay = '/practice#exam-day'

/** How long it is to the learner's exam, and what each day takes until then. */
const ExamDays = ({ today: { today, examDate, daily } }: { today: Today }) => {
  const t = useTodayText()
  const { plainDay } = useDates()
  const days = examDate === undefined ? -1 : daysBetween(today, examDate)
  return (
    <TitledCard title={t('days.title')} size="lg">
      {days < 0 || examDate === undefined ? (
        <EmptyState
          drawing={<Drawing name="lantern" />}
          action={<ButtonLink href={examDay}>{t('days.setDate')}</ButtonLink>}
        >
          {examDate === undefined ? t('days.noDate') : t('days.isOver')}
        </EmptyState>
      ) : (
        <>
          <div>
            <Text size="xxl" weight="bold">
              {days === 0 ? t('days.isToday') : t('days.count', { count: days })}
            </Text>
            <Text tone="muted">{plainDay(examDate)}</Text>
          </div>
          {daily !== undefined && daily.questions + daily.words > 0 && (
            <Text>
              {t('days.daily', {
                ...daily,
                parts: daily.words === 0 ? 'questions' : daily.questions === 0 ? 'words' : 'both',
              })}
            </Text>
          )}
          <Link href={examDay} variant="standalone" className={css.last}>
            {t('days.changeDate')}
          </Link>
        </>
      )}
    </TitledCard>
  )
}

interface CalendarProps {
  /** `YYYY-MM-DD`. */
  today: string
  /** Days on which the learner practised or took an exam. */
  practised: readonly string[]
}

/** The last five weeks, with the days on which the learner practised. */
const Calendar = ({ today, practised }: CalendarProps) => {
  const t = useTodayText()
  const { plainDay } = useDates()
  const language = useLanguage()
  const weeks = calendarWeeks(today)
  const shown = weeks.flat().filter((day) => practised.includes(day))
  return (
    <TitledCard title={t('calendar.title')} size="lg">
      <table className={css.calendar} lang={language}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className={css.weekday}>
                {weekdayIn(language, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <time
                    dateTime={day}
                    className={css.day}
                    {...(day === today && { 'aria-current': 'date' })}
                    {...(shown.includes(day) && { 'data-practised': '' })}
                    {...(day > today && { 'data-ahead': '' })}
                  >
                    <span aria-hidden>{Number(day.slice(8))}</span>
                    <VisuallyHidden>
                      {plainDay(day)}
                      {shown.includes(day) && `, ${t('calendar.practised')}`}
                    </VisuallyHidden>
                  </time>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text tone="muted">{t('calendar.count', { count: shown.length })}</Text>
    </TitledCard>
  )
}
