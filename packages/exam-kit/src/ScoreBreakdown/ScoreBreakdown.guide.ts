import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A finished exam, by section, field, family or unit.'],
  avoid: ['One number: use ResultGauge.'],
  anatomy: [
    { part: 'Label', what: 'What the questions have in common; a link into practice.' },
    { part: 'Count', what: '"4 of 5"; below it a note, if there is one.' },
    { part: 'Bar', what: 'The share of right answers; warm below a half.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves along the links.' }],
  screenReader: ['A table with labels and counts; the bars are hidden.'],
  dos: ['Keep one order, such as that of the exam.'],
  donts: ['Do not show a percentage of five questions.'],
}
