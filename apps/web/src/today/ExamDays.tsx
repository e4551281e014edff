import type { Today } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { useDates } from '@naru/app-shell/language'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { daysBetween } from '../practice/days'
import { useTodayText } from './text/today'
import * as css from './Today.css'

const examDay = '/practice#exam-day'

/** How long it is to the learner's exam, and what each day takes until then. */
export const ExamDays = ({ today: { today, examDate, daily } }: { today: Today }) => {
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
