import type { Exam } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { useState } from 'react'
import { hasAttempt } from '@naru/app-shell/attempt'
import { useExamRoomText } from './text'

/**
 * Shown for an exam without questions. An attempt that was started while it had some cannot be saved; a dialog says so.
 */
export const NoQuestions = ({ exam, ownerId }: { exam: Exam; ownerId: string }) => {
  const tExamRoom = useExamRoomText()
  const tExam = useExamText()
  const [isUnsaved, setUnsaved] = useState(() => hasAttempt(exam, ownerId))
  return (
    <Page width="text">
      <EmptyState
        drawing={<Drawing name="paper" />}
        title={
          <Heading level={1} size="xl">
            {tExamRoom('noQuestions')}
          </Heading>
        }
        action={
          <ButtonLink variant="primary" href="/exams">
            {tExamRoom('backToExams')}
          </ButtonLink>
        }
      />
      <Dialog
        role="alertdialog"
        title={`${tExam('dialogs.noQuestions.title')}: ${tExam('dialogs.noQuestions.message')}`}
        isOpen={isUnsaved}
        onClose={() => setUnsaved(false)}
        actions={
          <Button variant="primary" onPress={() => setUnsaved(false)}>
            {tExam('dialogs.close')}
          </Button>
        }
      />
    </Page>
  )
}
