import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A list has nothing yet, or nothing that matches.'],
  avoid: ['It failed to load: use an Alert with a way to try again.'],
  anatomy: [
    { part: 'Drawing', what: 'Optional; the application’s own.' },
    { part: 'Title', what: 'A short line.' },
    { part: 'Sentence', what: 'Why it is empty, and what to do.' },
    { part: 'Action', what: 'Optional; one.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action.' }],
  screenReader: ['Not announced by default; with role status or alert, announced when it appears.'],
  dos: ['Say what will be here, and how to get it.'],
  donts: ['Do not blame: "No notifications yet", not "You have nothing".'],
}
