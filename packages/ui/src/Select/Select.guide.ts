import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['One of many known values is chosen.'],
  avoid: ['There are fewer than five and room for them: use a SegmentedControl.'],
  anatomy: [
    { part: 'Label', what: 'Always visible.' },
    { part: 'Native select', what: 'So that phones show their own wheel.' },
    { part: 'Help and error', what: 'Below.' },
  ],
  keyboard: [
    { keys: 'Arrow keys, letters', does: 'Choose.' },
    { keys: 'Space, Enter', does: 'Open the list, as the browser has it.' },
  ],
  screenReader: ['A native select with its label, help and error.'],
  dos: ['Sort by what people look for.'],
  donts: ['Do not preselect a value when a wrong one does harm.'],
}
