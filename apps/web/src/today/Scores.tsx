import type { Today } from '@naru/api'
import { ScoreCurve } from '@naru/exam-kit/ScoreCurve'
import { Link } from '@naru/ui/Link'
import { useDates } from '@naru/app-shell/language'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { topicName, usePracticeText } from '../practice/text/practice'
import { useTodayText } from './text/today'

/** The latest results on their scale, with the official minimum scores. */
export const Scores = ({ today: { scores, floors } }: { today: Today }) => {
  const t = useTodayText()
  const tPractice = usePracticeText()
  const { shortDay } = useDates()
  return (
    <TitledCard title={t('scores.title')} size="lg">
      <ScoreCurve
        label={t('scores.title')}
        points={scores.map(({ attemptId, topic, timestamp, percentageScore }) => ({
          id: attemptId,
          label: topic,
          day: shortDay(timestamp),
          percentage: Math.round(percentageScore),
        }))}
        floors={floors.map(({ sector, score, outOf }) => ({
          label: t('scores.floor', { sector: topicName(tPractice, 'sectors', sector) }),
          percentage: Math.round((score / outOf) * 100),
        }))}
        text={{
          exam: t('scores.exam'),
          day: t('scores.day'),
          score: t('scores.score'),
          asTable: t('scores.asTable'),
        }}
      />
      <Link href="/myresult" variant="standalone">
        {t('scores.all')}
      </Link>
    </TitledCard>
  )
}
