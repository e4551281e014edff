import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The marks of a finished exam, at a glance.'],
  avoid: ['Progress: use a progress bar.'],
  anatomy: [
    { part: 'Ring', what: 'Fills once.' },
    { part: 'Percentage', what: 'Large, in its middle.' },
    { part: 'Marks', what: '"150 / 200 marks".' },
    { part: 'Verdict', what: 'In words.' },
  ],
  keyboard: [],
  screenReader: ['A meter with percentage and marks as its value; the verdict is text.'],
  dos: ['Say the verdict in words and colour.'],
  donts: ['Do not animate it twice.'],
}
