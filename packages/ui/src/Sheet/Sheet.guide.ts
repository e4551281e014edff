import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Secondary content of a phone: the navigator, the side navigation.'],
  avoid: ['It needs a decision: use a Dialog.', 'There is room beside the content: show it there.'],
  anatomy: [
    { part: 'Backdrop', what: 'A press on it closes the sheet.' },
    { part: 'Panel', what: 'From the side or from below.' },
    { part: 'Title and close button', what: 'At its head.' },
    { part: 'Content', what: 'Scrolls by itself.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Stay inside.' },
    { keys: 'Escape', does: 'Closes.' },
  ],
  screenReader: ['A modal dialog named by its title; the focus returns to its opener.'],
  dos: ['Close it when something inside was chosen.'],
  donts: ['Do not open it by itself.'],
}
