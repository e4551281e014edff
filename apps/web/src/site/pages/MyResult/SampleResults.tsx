import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { sampleResults } from '../../content/learner'
import { useStudentText } from '../../text/student'
import { ResultTable } from './ResultTable'

/** Sample rows, marked as such, for learners without results. */
export const SampleResults = () => {
  const { myResult: text } = useStudentText()
  return (
    <Stack gap={16}>
      <Heading level={2}>{text.sampleResults}</Heading>
      <Text tone="muted">{text.sampleText}</Text>
      <ResultTable label={text.sampleResults} rows={sampleResults} />
    </Stack>
  )
}
