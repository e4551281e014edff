import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Something is agreed to, or several of a list are chosen.'],
  avoid: [
    'One of a few is chosen: use a SegmentedControl or a Select.',
    'It takes effect at once for everybody: use a Button that says what it does.',
  ],
  anatomy: [
    { part: 'Box', what: 'Empty, ticked, or with a dash when only some are chosen.' },
    { part: 'Words', what: 'What is agreed to; pressing them ticks the box.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Ticks and unticks.' },
    { keys: 'Tab', does: 'To the next control.' },
  ],
  screenReader: ['A checkbox with its words as its name; the dash is told as "mixed".'],
  dos: ['Say what is true when it is ticked.'],
  donts: ['Do not write a question with "not" in it.'],
}
