import { examQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { useErrors, useErrorText } from '@naru/app-shell/errors'
import { BackLink } from '../frame/BackLink'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useChosenExam } from '@naru/app-shell/state/chosenExam'
import { translated } from '@naru/app-shell/language'
import { useLanguage } from '@naru/ui/language'
import { useGuidelinesText } from './text/guidelines'
import { Briefing } from './Briefing'

export const GuidelinesPage = () => {
  const tGuidelines = useGuidelinesText()
  const { formatError } = useErrors()
  const tErrors = useErrorText()
  const examId = useChosenExam()
  const exam = useQuery({ ...examQuery(api, examId ?? ''), enabled: examId !== undefined })
  const language = useLanguage()
  useTitle(
    exam.data === undefined
      ? tGuidelines('title')
      : tGuidelines('heading', { topic: translated(exam.data, language).topic }),
  )

  const error =
    examId === undefined ? tErrors('noExamSelected') : exam.isError ? formatError('guidelines', exam.error) : undefined

  return (
    <Page>
      <Stack gap={24}>
        <BackLink href="/exams">{tGuidelines('back')}</BackLink>
        {(exam.data === undefined || error !== undefined) && <PageHead title={tGuidelines('plainHeading')} />}
        {error !== undefined && (
          <Alert tone="danger" action={<ButtonLink href="/exams">{tGuidelines('back')}</ButtonLink>}>
            {error}
          </Alert>
        )}
        {error === undefined && exam.data === undefined && (
          <Loading label={tGuidelines('loading')}>
            <Stack gap={24}>
              <Skeleton height="10rem" />
              <Skeleton height="20rem" />
            </Stack>
          </Loading>
        )}
        {error === undefined && exam.data !== undefined && <Briefing exam={exam.data} />}
      </Stack>
    </Page>
  )
}
