import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A few slides of equal weight, none of which is essential.'],
  avoid: ['Anything in it must be seen: show it in a Grid.'],
  anatomy: [
    { part: 'Pause button', what: 'The first tab stop; only when it advances automatically.' },
    { part: 'Arrows', what: 'Previous and next.' },
    { part: 'Dots', what: 'One for each slide; the current one is marked.' },
    { part: 'Slides', what: 'One slide, or the front one between its neighbours.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Pause, arrows, dots, then the links of the slide that is shown.' },
    { keys: 'Enter, Space', does: 'Press the button that has the focus.' },
  ],
  screenReader: [
    'A region named by its label, announced as a carousel; each slide is announced as "Slide 2 of 3".',
    'Changes are announced only while it does not advance automatically.',
  ],
  dos: ['Keep 5 seconds or more.', 'Give each slide words besides its picture.'],
  donts: ['Do not animate it under reduced motion.', 'Do not put a form into a slide.'],
}
