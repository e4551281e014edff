import { isUnsupported } from '@naru/api'
import { myResultsQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { useErrors } from '@naru/app-shell/errors'
import { attemptRows } from './results'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useStudentText } from '../frame/text/student'
import { ResultTable } from './ResultTable'
import { SampleResults } from './SampleResults'
import { Scores } from './Scores'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { useLanguage } from '@naru/ui/language'
import { translated } from '@naru/app-shell/language'

/** The latest so many are drawn: more are too close to each other on a phone. */
const mostScores = 20

export const MyResultPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const results = useQuery(myResultsQuery(api))
  useTitle(t('myResult.title'))
  const language = useLanguage()
  const isSample = results.isError && isUnsupported(results.error)
  const next = (variant: 'primary' | 'secondary') => (
    <Inline>
      <ButtonLink href="/exams" variant={variant}>
        {t('myResult.takeExam')}
      </ButtonLink>
      <ButtonLink href="/profile" variant="quiet">
        {t('myResult.back')}
      </ButtonLink>
    </Inline>
  )

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={t('myResult.title')} lead={t('myResult.lead')} />
        {results.isPending && <Pending label={t('myResult.loading')} height="14rem" />}
        {results.isError && !isSample && (
          <LoadFailed query={results} retry={t('myResult.retry')}>
            {formatError('myResults', results.error)}
          </LoadFailed>
        )}
        {isSample && <SampleResults />}
        {results.data?.length === 0 && (
          <EmptyState drawing={<Drawing name="lantern" />} action={next('primary')}>
            {t('myResult.empty')}
          </EmptyState>
        )}
        {results.data !== undefined && results.data.length > 0 && (
          <>
            <Scores scores={results.data.slice(0, mostScores).toReversed()} />
            <ResultTable
              label={t('myResult.title')}
              rows={attemptRows(results.data.map((result) => translated(result, language)))}
            />
          </>
        )}
        {results.data?.length !== 0 && next('secondary')}
      </Stack>
    </Page>
  )
}
