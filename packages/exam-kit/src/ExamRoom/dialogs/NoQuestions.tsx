import { useState } from 'react'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Drawing } from '../../Drawing'
import { useExamText } from '../../text'
import { NoticeDialog } from './NoticeDialog'

export interface NoQuestionsProps {
  /** Whether an attempt was started while the exam still had questions: it cannot be saved. */
  hasAttempt: boolean
  /** Called when the candidate presses 'Back to Exams'. */
  onBackToExams: () => void
}

export function NoQuestions({ hasAttempt, onBackToExams }: NoQuestionsProps) {
  const t = useExamText()
  const [isTold, setTold] = useState(!hasAttempt)
  return (
    <>
      <EmptyState
        drawing={<Drawing name="paper" />}
        title={t('room.noQuestions')}
        action={
          <Button variant="primary" onPress={onBackToExams}>
            {t('room.backToExams')}
          </Button>
        }
      />
      <NoticeDialog
        notice={{ title: t('dialogs.noQuestions.title'), message: t('dialogs.noQuestions.message') }}
        isOpen={!isTold}
        onClose={() => setTold(true)}
        actions={
          <Button variant="primary" onPress={() => setTold(true)}>
            {t('dialogs.close')}
          </Button>
        }
      />
    </>
  )
}
