import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The progress of the attempt, in numbers.'],
  avoid: ['The progress of a section: use PhaseProgress.'],
  anatomy: [{ part: 'Pairs', what: 'Total questions, answered, current.' }],
  keyboard: [],
  screenReader: ['Pairs of term and number.'],
  dos: ['Keep it beside the navigator.'],
  donts: ['Do not add what the candidate cannot act on.'],
}
