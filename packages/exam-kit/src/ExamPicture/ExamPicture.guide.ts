import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A question or an option has a picture.'],
  avoid: ['An advertisement or a person: use Image of ui.'],
  anatomy: [
    { part: 'Picture', what: 'On white, also in the dark.' },
    { part: 'Placeholder', what: 'Says that the picture did not load; the question can still be answered.' },
  ],
  keyboard: [],
  screenReader: ['A picture, "Question 12 image"; its name never gives the answer away.'],
  dos: ['Give width and height.'],
  donts: ['Do not let it shrink until it cannot be read: it may scroll.'],
}
