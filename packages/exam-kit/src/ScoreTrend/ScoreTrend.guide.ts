import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['Results of several exams of different difficulty.'],
  avoid: ['Exams with fewer than 20 first attempts: leave them out.', 'Marks of one exam: use ResultGauge.'],
  anatomy: [
    { part: 'Exam', what: 'Its name.' },
    { part: 'Plot', what: 'The mean as a line, the result as a point, chance as a band.' },
    { part: 'Value', what: 'The same in numbers.' },
  ],
  keyboard: [],
  screenReader: ['A table with exams and values; the plots are hidden.'],
  dos: ['Explain the scale once, above the table.'],
  donts: ['Do not call it a chance of passing.'],
}
