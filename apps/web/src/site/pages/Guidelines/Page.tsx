import { examQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { useErrors, useErrorText } from '../../../shared/errors'
import { BackLink } from '../../parts/BackLink'
import { PageHead } from '../../parts/PageHead'
import { useChosenExam } from '../../../shared/state/chosenExam'
import { useGuidelinesText } from '../../text/guidelines'
import { Briefing } from './Briefing'

export const GuidelinesPage = () => {
  const text = useGuidelinesText()
  const { formatError } = useErrors()
  const { noExamSelected } = useErrorText()
  const examId = useChosenExam()
  const exam = useQuery({ ...examQuery(api, examId ?? ''), enabled: examId !== undefined })
  useTitle(exam.data === undefined ? text.title : text.heading(exam.data.topic))

  const error = examId === undefined ? noExamSelected : exam.isError ? formatError('guidelines', exam.error) : undefined

  return (
    <Page>
      <Stack gap={24}>
        <BackLink href="/exams">{text.back}</BackLink>
        {(exam.data === undefined || error !== undefined) && <PageHead title={text.plainHeading} />}
        {error !== undefined && (
          <Alert tone="danger" action={<ButtonLink href="/exams">{text.back}</ButtonLink>}>
            {error}
          </Alert>
        )}
        {error === undefined && exam.data === undefined && (
          <Loading label={text.loading}>
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
