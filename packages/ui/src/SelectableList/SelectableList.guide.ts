import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Entries are read, and some of them chosen for an action: notifications.'],
  avoid: ['Each entry only leads somewhere: use a list of links.'],
  anatomy: [
    { part: 'Entry', what: 'A checkbox and its content.' },
    { part: 'Choice', what: 'One, several or all.' },
  ],
  keyboard: [
    { keys: 'Arrow up, down', does: 'Between entries.' },
    { keys: 'Space', does: 'Chooses the entry.' },
    { keys: 'Ctrl+A', does: 'Chooses all.' },
    { keys: 'Escape', does: 'Chooses none.' },
  ],
  screenReader: ['A grid list with rows that are told as selected or not.'],
  dos: ['Say how many are chosen beside the action.'],
  donts: ['Do not delete without a way back or a question.'],
}
