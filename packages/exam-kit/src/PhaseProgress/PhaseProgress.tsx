import { ProgressBar } from '@naru/ui/ProgressBar'
import type { QuestionType } from '../engine'
import { useExamText } from '../text'

/** Props of {@link PhaseProgress}. */
export interface PhaseProgressProps {
  /** The section whose progress it is. */
  section: QuestionType
  /** How many of its questions are answered. */
  answered: number
  /** How many questions it has. */
  total: number
}

/** How far the candidate has crossed a section, as a line with a boat at its head. */
export function PhaseProgress({ section, answered, total }: PhaseProgressProps) {
  const text = useExamText()
  return (
    <ProgressBar
      label={text.sectionTitle[section]}
      value={answered}
      maxValue={Math.max(total, 1)}
      valueLabel={text.navigator.progressValue(answered, total)}
      showLabel
    />
  )
}
