import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The user must decide or know something before going on.'],
  avoid: ['It is not urgent: use an Alert in the page.', 'It is a list of places or filters on a phone: use a Sheet.'],
  anatomy: [
    { part: 'Backdrop', what: 'Over the page; a press on it closes a dismissable dialog.' },
    { part: 'Title', what: 'The heading and the name.' },
    { part: 'Close button', what: 'Only where it may be dismissed.' },
    { part: 'Body', what: 'One or two sentences.' },
    { part: 'Actions', what: 'At its foot, the primary one last.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Stay inside the dialog.' },
    { keys: 'Escape', does: 'Closes it, where it may be dismissed.' },
  ],
  screenReader: [
    'A modal dialog named by its title; an alertdialog is announced with its body.',
    'The focus moves inside when it opens and returns when it closes.',
  ],
  dos: ['Put the question into the title and the answers on the buttons.'],
  donts: ['Do not open a dialog from a dialog.', 'Do not use "Yes" and "No".'],
}
