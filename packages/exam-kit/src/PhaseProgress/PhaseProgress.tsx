import { ProgressBar } from '@naru/ui/ProgressBar'
import { Boat } from '../Drawing'
import { useExamText } from '../text'

export interface PhaseProgressProps {
  /** Name of the section, 'Reading'. */
  section: string
  /** Answered questions of the section. */
  answered: number
  /** Questions of the section. */
  total: number
  /** Whether the boat is at its head. @default true */
  hasBoat?: boolean | undefined
}

/** The progress of a section as a thin line with a boat at its head. The section and the count are for screen readers: the heading and the navigator show them. */
export function PhaseProgress({ section, answered, total, hasBoat = true }: PhaseProgressProps) {
  const t = useExamText()
  return (
    <ProgressBar
      label={t('sectionTitle', { name: section })}
      value={answered}
      maxValue={Math.max(total, 1)}
      valueLabel={t('navigator.progressValue', { answered, total })}
      showLabel={false}
      marker={hasBoat ? <Boat /> : undefined}
    />
  )
}
