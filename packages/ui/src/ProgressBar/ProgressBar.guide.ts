import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Something with a known end goes on: a section, the fetching of recordings.'],
  avoid: ['The end is not known: use a Spinner.'],
  anatomy: [
    { part: 'Label and value', what: 'Visible or only told.' },
    { part: 'Crossing line', what: 'Thin, with a small boat at its head.' },
  ],
  keyboard: [],
  screenReader: ['A progress bar with its label and the value in words, such as "3 of 20".'],
  dos: ['Give the value in the unit that people count.'],
  donts: ['Do not let it go backward.'],
}
