import { examPreviewQuery, userDataQuery, type Exam } from '@naru/api'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { createExamSession } from '@naru/exam-kit/session'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api'
import { useTitle } from '../../../shared/useTitle'
import { clipSeconds, toDefinition } from '../../../shared/attempt'
import { browserPorts } from '../../../shared/attempt/browserPorts'
import { SecondFactorNotice } from '../../frame/SecondFactorNotice'
import { PageHead } from '../../parts/PageHead'
import { StepUp } from '../../secondFactor/StepUp'
import { useAdminText } from '../../text/admin'
import { Loaded } from './Loaded'
import { useDates } from '../../../shared/language'

/** Props of PreviewPage. */
export interface PreviewPageProps {
  examId: string
}

/** An exam as learners see it. Stores and sends nothing; the answer keys are in the exam, which only editors and admins receive. */
export const PreviewPage = ({ examId }: PreviewPageProps) => {
  const { preview: text } = useAdminText()
  const exam = useQuery(examPreviewQuery(api, examId))
  useTitle(exam.data === undefined ? text.plainTitle : text.title(exam.data.topic))

  if (exam.data !== undefined && exam.data.questions.length > 0) {
    return (
      <main id="main">
        <ExamPreview exam={exam.data} />
      </main>
    )
  }
  return (
    <main id="main">
      <StepUp />
      <Page width="text">
        <Stack gap={24}>
          <PageHead title={text.plainTitle} />
          <Loaded query={exam}>{() => <EmptyState drawing={<Drawing name="paper" />}>{text.empty}</EmptyState>}</Loaded>
          <span>
            <ButtonLink href="/admin/exams">{text.back}</ButtonLink>
          </span>
        </Stack>
      </Page>
    </main>
  )
}

const ExamPreview = ({ exam }: { exam: Exam }) => {
  const { preview: text } = useAdminText()
  const { moment } = useDates()
  const { data: user } = useQuery(userDataQuery(api))
  const router = useRouter()
  const [session] = useState(() =>
    createExamSession({ definition: toDefinition(exam), ownerId: '', ports: browserPorts(), mode: 'practice' }),
  )
  const [printedOn] = useState(() => moment(new Date().toISOString()))

  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])

  return (
    <ExamRoom
      session={session}
      clipSeconds={clipSeconds}
      printedOn={printedOn}
      onBackToExams={() => router.history.push('/admin/exams')}
      slots={{
        banner: (
          <>
            {user?.secondFactorFrom !== undefined && <SecondFactorNotice from={user.secondFactorFrom} />}
            <Alert role="none">
              {text.banner} <Link href="/admin/exams">{text.back}</Link>
            </Alert>
          </>
        ),
      }}
    />
  )
}
