import { isUnsupported, myResultsQuery } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { useErrors } from '../../../shared/errors'
import { attemptRows } from '../../format/results'
import { PageHead } from '../../parts/PageHead'
import { useStudentText } from '../../text/student'
import { ResultTable } from './ResultTable'
import { SampleResults } from './SampleResults'
import { Trend } from './Trend'
import { LoadFailed, Pending } from '../../parts/LoadState'

export const MyResultPage = () => {
  const { myResult: text } = useStudentText()
  const { formatError } = useErrors()
  const results = useQuery(myResultsQuery(api))
  useTitle(text.title)

  const hasNone = results.data?.length === 0 || (results.isError && isUnsupported(results.error))

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} lead={text.lead} />
        {results.isPending && <Pending label={text.loading} height="14rem" />}
        {results.isError && !hasNone && (
          <LoadFailed query={results} retry={text.retry}>
            {formatError('myResults', results.error)}
          </LoadFailed>
        )}
        {hasNone && <SampleResults />}
        {results.data !== undefined && results.data.length > 0 && (
          <>
            <ResultTable label={text.title} rows={attemptRows(results.data)} />
            <Trend />
          </>
        )}
        <Inline>
          <ButtonLink href="/exams">{text.takeExam}</ButtonLink>
          <ButtonLink href="/profile" variant="quiet">
            {text.back}
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  )
}
