import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The main next step is a page: "Take Exam", "View Pricing Plans".'],
  avoid: ['It performs an action: use a Button.', 'It is inside a sentence: use a Link.'],
  anatomy: [
    { part: 'Icon at the start', what: 'Optional.' },
    { part: 'Words', what: 'Where it leads, as a verb.' },
    { part: 'Icon at the end', what: 'Optional; such as an arrow.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows the link.' }],
  screenReader: ['A link, named by its words; it may be opened in a new tab like any link.'],
  dos: ['Use the same variants as for a Button beside it.'],
  donts: ['Do not use it to send a form.'],
}
