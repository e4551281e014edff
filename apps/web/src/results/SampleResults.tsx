import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { sampleResults } from './learner'
import { useStudentText } from '../frame/text/student'
import { ResultTable } from './ResultTable'

/** Sample rows, marked as such, for learners without results. */
export const SampleResults = () => {
  const t = useStudentText()
  return (
    <Stack gap={16}>
      <Heading level={2}>{t('myResult.sampleResults')}</Heading>
      <Text tone="muted">{t('myResult.sampleText')}</Text>
      <ResultTable label={t('myResult.sampleResults')} rows={sampleResults} />
    </Stack>
  )
}
