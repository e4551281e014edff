import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useDates, weekdayIn } from '@naru/app-shell/language'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { calendarWeeks } from './calendarWeeks'
import { useTodayText } from './text/today'
import * as css from './Today.css'

export interface CalendarProps {
  /** `YYYY-MM-DD`. */
  today: string
  /** Days on which the learner practised or took an exam. */
  practised: readonly string[]
}

/** The last five weeks, with the days on which the learner practised. */
export const Calendar = ({ today, practised }: CalendarProps) => {
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
