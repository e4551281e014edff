import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A consent, or a selection of several items.'],
  avoid: [
    'One of a few is chosen: use a SegmentedControl or a Select.',
    'It takes effect immediately: use a Button that says what it does.',
  ],
  anatomy: [
    { part: 'Box', what: 'Empty, ticked, or with a dash when only some are chosen.' },
    { part: 'Words', what: 'What is agreed to; pressing them ticks the box.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Ticks and unticks.' },
    { keys: 'Tab', does: 'To the next control.' },
  ],
  screenReader: ['A checkbox named by its label; the dash is announced as "mixed".'],
  dos: ['Say what is true when it is ticked.'],
  donts: ['Do not write a question with "not" in it.'],
}
