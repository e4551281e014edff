import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { useExamText } from '../text'

/** Props of {@link NoQuestions}. */
export interface NoQuestionsProps {
  /** Called when the candidate presses 'Back to Exams'. */
  onBackToExams: () => void
}

/** An exam without questions cannot be sat. */
export function NoQuestions({ onBackToExams }: NoQuestionsProps) {
  const text = useExamText()
  return (
    <EmptyState
      drawing="paper"
      title={text.room.noQuestions}
      action={
        <Button variant="primary" onPress={onBackToExams}>
          {text.room.backToExams}
        </Button>
      }
    />
  )
}
