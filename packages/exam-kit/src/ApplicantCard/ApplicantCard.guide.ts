import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The learner checks whose exam this is before it begins.'],
  avoid: ['A profile with things to change.'],
  anatomy: [
    { part: 'Picture', what: 'Or the first letter.' },
    { part: 'Facts', what: 'Name, number and the like, in pairs.' },
  ],
  keyboard: [],
  screenReader: ['Pairs of term and fact, read in order.'],
  dos: ['Show a dash for an unknown fact.'],
  donts: ['Do not show what the exam hall would not.'],
}
