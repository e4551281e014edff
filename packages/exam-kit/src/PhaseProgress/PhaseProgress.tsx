import { ProgressBar } from '@naru/ui/ProgressBar'
import { Boat } from '../Drawing'
import { useExamText } from '../text'

/** Props of {@link PhaseProgress}. */
export interface PhaseProgressProps {
  /** Name of the section, 'Reading'. */
  section: string
  /** Answered questions of the section. */
  answered: number
  /** Questions of the section. */
  total: number
}

/** The progress of a section as a progress bar with a boat at its head. */
export function PhaseProgress({ section, answered, total }: PhaseProgressProps) {
  const text = useExamText()
  return (
    <ProgressBar
      label={text.sectionTitle(section)}
      value={answered}
      maxValue={Math.max(total, 1)}
      valueLabel={text.navigator.progressValue(answered, total)}
      showLabel
      marker={<Boat />}
    />
  )
}
