import { trendQuery } from '@naru/api'
import { ScoreTrend } from '@naru/exam-kit/ScoreTrend'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAnalysisText } from '../../text/analysis'

/** The learner's first attempts, adjusted for difficulty. Nothing until there are two to compare, or while they do not load. */
export const Trend = () => {
  const { trend: text } = useAnalysisText()
  const { data = [] } = useQuery(trendQuery(api))
  if (data.length < 2) return null
  return (
    <Stack gap={16}>
      <Heading level={2} size="lg">
        {text.title}
      </Heading>
      <Text tone="muted">{text.lead}</Text>
      <ScoreTrend
        points={data.map(({ attemptId, topic, z, error }) => ({
          id: attemptId,
          label: topic,
          value: z,
          band: [z - error, z + error],
        }))}
        text={text}
      />
    </Stack>
  )
}
