import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A phone number from any country.'],
  avoid: ['It is only shown: use Text.'],
  anatomy: [
    { part: 'Label', what: 'Always visible.' },
    { part: 'Country', what: 'A native select with the short name and calling code.' },
    { part: 'Number', what: 'Grouped during typing.' },
    { part: 'Help and error', what: 'Below.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Country, then number.' },
    { keys: 'Arrow keys, letters', does: 'In the country: choose.' },
  ],
  screenReader: ['The country is a select named "Country"; the number a field named by the label.'],
  dos: ['Preselect the most common country.'],
  donts: ['Do not reject spaces, brackets or a plus.'],
}
