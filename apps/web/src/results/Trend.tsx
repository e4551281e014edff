import { isUnsupported, type TrendPoint } from '@naru/api'
import { trendQuery } from '@naru/api/queries'
import { ScoreTrend } from '@naru/exam-kit/ScoreTrend'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAnalysisText } from './text/analysis'

/** The learner's first attempts, adjusted for difficulty; one sentence until there are two to compare, or if they do not load. */
export const Trend = () => {
  const t = useAnalysisText()
  const trend = useQuery(trendQuery(api))
  if (trend.isPending || (trend.isError && isUnsupported(trend.error))) return null
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg">
        {t('trend.title')}
      </Heading>
      {trend.data === undefined ? <Text tone="muted">{t('trend.failed')}</Text> : <Points points={trend.data} />}
    </Stack>
  )
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

const Points = ({ points }: { points: readonly TrendPoint[] }) => {
  const t = useAnalysisText()
  if (points.length < 2) return <Text tone="muted">{t('trend.tooFew')}</Text>
  return (
    <>
      <Text tone="muted">{t('trend.lead')}</Text>
      <ScoreTrend
        points={points.map(({ attemptId, topic, z, error }) => ({
          id: attemptId,
          label: topic,
          value: z,
          band: [z - error, z + error],
        }))}
        text={{
          title: t('trend.title'),
          exam: t('trend.exam'),
          value: t('trend.value'),
          valueIn: (value, [low, high]) =>
            t('trend.valueIn', { value: signed(value), low: signed(low), high: signed(high) }),
        }}
      />
    </>
  )
}
