import { isUnsupported } from '@naru/api'
import { myResultsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { translated, useDates } from '@naru/app-shell/language'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSharedText } from '@naru/app-shell/text'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Badge } from '@naru/ui/Badge'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useStudentText } from '../frame/text/student'
import * as css from './MyResult.css'
import { Scores } from './Scores'
import { attemptRows, type ResultRow } from './results'

/** The latest so many are drawn: more are too close to each other on a phone. */
const mostScores = 20

export const MyResultPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const results = useQuery(myResultsQuery(api))
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
        <PageHead tab title={t('myResult.title')} lead={t('myResult.lead')} />
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

/** Shown on /myresult to learners who have no results. */
const sampleResults: readonly ResultRow[] = [
  { paperNumber: 1, paperName: 'EPS-TOPIK Practice Paper 1', marks: '145 / 200' },
  { paperNumber: 2, paperName: 'EPS-TOPIK Practice Paper 2', marks: '165 / 200' },
  { paperNumber: 3, paperName: 'EPS-TOPIK Practice Paper 3', marks: '185 / 200' },
]

/** Sample rows, marked as such, for learners without results. */
const SampleResults = () => {
  const t = useStudentText()
  return (
    <Stack gap={16}>
      <Heading level={2}>{t('myResult.sampleResults')}</Heading>
      <Text tone="muted">{t('myResult.sampleText')}</Text>
      <ResultTable label={t('myResult.sampleResults')} rows={sampleResults} />
    </Stack>
  )
}

/** Number, name and marks of exams, with the details of each attempt below. */
const ResultTable = ({ label, rows }: { label: string; rows: readonly ResultRow[] }) => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { shortDay } = useDates()
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{tStudent('myResult.paperNumber')}</TableHeaderCell>
          <TableHeaderCell>{tStudent('myResult.paperName')}</TableHeaderCell>
          <TableHeaderCell align="end">{tStudent('myResult.marks')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={`${row.paperNumber} ${index}`}>
            <TableCell>{row.paperNumber}</TableCell>
            <TableRowHeader>
              <span className={css.name}>
                {row.attemptId === undefined ? (
                  row.paperName
                ) : (
                  <Link href={`/myresult/${encodeURIComponent(row.attemptId)}`}>{row.paperName}</Link>
                )}
              </span>
              {row.attempt !== undefined && (
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {tStudent('myResult.attempt', { number: row.attempt })}
                  {row.finishedAt !== undefined && ` · ${shortDay(row.finishedAt)}`}
                </Text>
              )}
              <span className={css.badges}>
                {row.timeFactor !== undefined && (
                  <Badge tone="info">{tStudent('myResult.extraTime', { factor: row.timeFactor })}</Badge>
                )}
                {row.isAutomatic === true && <Badge>{tShared('unranked.automatic')}</Badge>}
                {row.isLate === true && <Badge tone="warning">{tShared('unranked.late')}</Badge>}
                {row.practice !== undefined && row.practice !== 'unverified' && (
                  <Badge>{tShared(`unranked.${row.practice}`)}</Badge>
                )}
              </span>
              {row.practice === 'unverified' && (
                <Text as="span" size="sm" weight="regular">
                  <Link href="/email-verify">{tShared('unranked.unverified')}</Link>
                </Text>
              )}
            </TableRowHeader>
            <TableCell align="end">
              <span className={css.marks}>{row.marks}</span>
              {row.percentage !== undefined && (
                <Text as="span" tone="muted" size="sm">
                  {row.percentage}
                </Text>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
