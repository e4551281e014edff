import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Entries are read, and some of them chosen for an action: notifications.'],
  avoid: ['Each entry only leads somewhere: use a list of links.'],
  anatomy: [
    { part: 'Entry', what: 'A checkbox and its content.' },
    { part: 'Head', what: 'The checkbox for all of them, and the actions.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the choice of all, to its actions, then from entry to entry.' },
    { keys: 'Space', does: 'Chooses the entry, or all of them, and gives it back.' },
  ],
  screenReader: [
    'A list of checkboxes, each named by its entry and described by what stands below it; the choice of all is mixed while some are chosen.',
  ],
  dos: ['Say how many are chosen beside the action.'],
  donts: ['Do not delete without a way back or a question.'],
}
