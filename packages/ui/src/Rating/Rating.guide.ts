import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A number of stars that somebody gave is shown.'],
  avoid: ['Stars are to be given: this one cannot.'],
  anatomy: [{ part: 'Stars', what: 'Filled and empty.' }],
  keyboard: [],
  screenReader: ['Read as "4 out of 5 stars".'],
  dos: ['Show the review beside it.'],
  donts: ['Do not show a rating that nobody gave.'],
}
