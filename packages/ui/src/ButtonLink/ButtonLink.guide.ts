import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['An address is the main thing to do next: "Take Exam", "View Pricing Plans".'],
  avoid: ['Something happens without going anywhere: use a Button.', 'It stands in a sentence: use a Link.'],
  anatomy: [
    { part: 'Icon at the start', what: 'Optional.' },
    { part: 'Words', what: 'Where it leads, as a verb.' },
    { part: 'Icon at the end', what: 'Optional; an arrow where the way goes on.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows the link.' }],
  screenReader: ['A link, named by its words; it may be opened in a new tab like any link.'],
  dos: ['Use the same looks as for a Button beside it.'],
  donts: ['Do not use it to send a form.'],
}
