import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ResultRow } from './results'
import { useStudentText } from '../frame/text/student'
import { ResultTable } from './ResultTable'

/** Shown on /myresult to learners who have no results. */
const sampleResults: readonly ResultRow[] = [
  { paperNumber: 1, paperName: 'EPS-TOPIK Practice Paper 1', marks: '145 / 200' },
  { paperNumber: 2, paperName: 'EPS-TOPIK Practice Paper 2', marks: '165 / 200' },
  { paperNumber: 3, paperName: 'EPS-TOPIK Practice Paper 3', marks: '185 / 200' },
]

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
