import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The results of a learner, in their order.'],
  avoid: ['One result: use ResultGauge.'],
  anatomy: [
    { part: 'Axis', what: 'The whole scale, from 0 to 100 per cent.' },
    { part: 'Curve', what: 'A point for each result; the latest has its value.' },
    { part: 'Floors', what: 'Optional dashed lines, named below.' },
    { part: 'Table', what: 'The values, folded.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Show and hide the table.' }],
  screenReader: ['A figure with a name; the curve is hidden, the table has all values.'],
  dos: ['Say where floors come from.'],
  donts: ['Do not cut the scale: a small change then looks large.'],
}
