import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A few pictures of equal weight may pass by, and none of them is needed.'],
  avoid: ['Anything in it must be seen: show it in a Grid.'],
  anatomy: [
    { part: 'Pause button', what: 'First in the order of Tab; only where it turns by itself.' },
    { part: 'Arrows', what: 'Previous and next.' },
    { part: 'Dots', what: 'One for each slide; the current one is marked.' },
    { part: 'Stage', what: 'One slide, or the front one between its neighbours.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Pause, arrows, dots, then the links of the slide that is shown.' },
    { keys: 'Enter, Space', does: 'Press the button that has the focus.' },
  ],
  screenReader: [
    'A region named by its label, told as a carousel; each slide is told as "Slide 2 of 3".',
    'Changes are told only while it does not turn by itself.',
  ],
  dos: ['Keep 5 seconds or more.', 'Give each slide words besides its picture.'],
  donts: ['Do not let it turn under reduced motion: it does not, leave it so.', 'Do not put a form into a slide.'],
}
