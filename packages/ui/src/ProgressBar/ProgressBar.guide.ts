import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A process with a known end: a section, a download.'],
  avoid: ['The end is not known: use a Spinner.'],
  anatomy: [
    { part: 'Label and value', what: 'Visible, or for screen readers only.' },
    { part: 'Bar', what: 'A thin line that grows.' },
    { part: 'Marker', what: 'Optional; a small drawing at its head, the application’s own.' },
  ],
  keyboard: [],
  screenReader: ['A progress bar with its label and the value in words, such as "3 of 20".'],
  dos: ['Give the value in the unit that people count.'],
  donts: ['Do not let it go backward.'],
}
