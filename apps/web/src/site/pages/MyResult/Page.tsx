import { isUnsupported, myResultsQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { useErrors } from '../../../shared/errors'
import { attemptRows } from '../../format/results'
import { PageHead } from '../../parts/PageHead'
import { useText } from '../../text'
import { useStudentText } from '../../text/student'
import { ResultTable } from './ResultTable'
import { SampleResults } from './SampleResults'
import { Trend } from './Trend'

/** The learner's attempts; sample rows if there are none. */
export const MyResultPage = () => {
  const { myResult: text } = useStudentText()
  const { notAvailable } = useText()
  const { formatError } = useErrors()
  const results = useQuery(myResultsQuery(api))
  useTitle(text.title)

  const hasNone = results.data?.length === 0 || (results.isError && isUnsupported(results.error))

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={text.title} lead={text.lead} />
        {results.isPending && (
          <Loading label={text.loading}>
            <Skeleton height="14rem" />
          </Loading>
        )}
        {results.isError && !hasNone && (
          <Alert
            tone="danger"
            action={
              <Button onPress={() => void results.refetch()} isDisabled={results.isFetching}>
                {text.retry}
              </Button>
            }
          >
            {formatError('myResults', results.error)}
          </Alert>
        )}
        {hasNone && <SampleResults />}
        {results.data !== undefined && results.data.length > 0 && (
          <>
            <ResultTable label={text.title} rows={attemptRows(results.data, notAvailable)} />
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
