import type { Today } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { WeakTopics } from '../results/analysis/WeakTopics'
import { Calendar } from './Calendar'
import { ExamDays } from './ExamDays'
import { Scores } from './Scores'
import { useTodayText } from './text/today'
import * as css from './Today.css'

/** How far the learner is; one picture until there is something to show. */
export const Progress = ({ today }: { today: Today }) => {
  const t = useTodayText()
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
      {scores.length > 0 && <Scores today={today} />}
      {weakest.length > 0 && <WeakTopics topics={weakest} />}
    </div>
  )
}
