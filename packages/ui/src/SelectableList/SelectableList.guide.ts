import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Read entries and select some for an action: notifications.'],
  avoid: ['Each entry is only a link: use a list of links.'],
  anatomy: [
    { part: 'Entry', what: 'A checkbox and its content.' },
    { part: 'Head', what: 'The checkbox for all of them, and the actions.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the checkbox for all, to the actions, then from entry to entry.' },
    { keys: 'Space', does: 'Selects or clears the entry, or all of them.' },
  ],
  screenReader: [
    'A list of checkboxes, each named by its entry and described by its details; the checkbox for all is mixed while some are selected.',
  ],
  dos: ['Say how many are chosen beside the action.'],
  donts: ['Do not delete without undo or confirmation.'],
}
