import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A page is empty, has failed, or welcomes somebody.'],
  avoid: ['It must say something: use an Image with words.'],
  anatomy: [
    { part: 'Drawing', what: 'Lines in the colours of the theme, for an EmptyState.' },
    { part: 'Boat', what: 'The sign of the brand, and the marker of a ProgressBar.' },
    { part: 'Landing', what: 'In place of a missing Image.' },
  ],
  keyboard: [],
  screenReader: ['Hidden: it decorates.'],
  dos: ['One to a view.'],
  donts: ['Do not show information that is missing in the sentence beside it.'],
}
