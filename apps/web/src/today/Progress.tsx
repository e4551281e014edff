import type { Today } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Link } from '@naru/ui/Link'
import { WeakTopics } from '../results/analysis/WeakTopics'
import { topicName, usePracticeText } from '../practice/text/practice'
import { Scores } from '../results/Scores'
import { useAnalysisText } from '../results/text/analysis'
import { Calendar } from './Calendar'
import { ExamDays } from './ExamDays'
import { useTodayText } from './text/today'
import * as css from './Today.css'

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
