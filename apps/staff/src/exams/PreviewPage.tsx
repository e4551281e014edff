import { type Exam } from '@naru/api'
import { examPreviewQuery, userDataQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { toDefinition } from '@naru/app-shell/attempt'
import { TwoStepNotice } from '@naru/app-shell/frame/TwoStepNotice'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { PreviewRoom } from '../parts/PreviewRoom'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useAdminText } from '../text/admin'
import { Loaded } from '../frame/Loaded'

/** An exam as learners see it. Stores and sends nothing; the answer keys are in the exam, which only editors and admins receive. */
export const PreviewPage = ({ examId }: { examId: string }) => {
  const t = useAdminText()
  const exam = useQuery(examPreviewQuery(api, examId))
  useTitle(exam.data === undefined ? t('preview.plainTitle') : t('preview.title', { topic: exam.data.topic }))

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
          <PageHead title={t('preview.plainTitle')} />
          <Loaded query={exam}>
            {() => <EmptyState drawing={<Drawing name="paper" />}>{t('preview.empty')}</EmptyState>}
          </Loaded>
          <span>
            <ButtonLink href="/admin/exams">{t('preview.back')}</ButtonLink>
          </span>
        </Stack>
      </Page>
    </main>
  )
}

const ExamPreview = ({ exam }: { exam: Exam }) => {
  const t = useAdminText()
  const { data: user } = useQuery(userDataQuery(api))
  const [definition] = useState(() => toDefinition(exam))
  return (
    <PreviewRoom
      exam={definition}
      t={t}
      back="/admin/exams"
      notice={user?.twoStepFrom !== undefined && <TwoStepNotice from={user.twoStepFrom} />}
    />
  )
}
