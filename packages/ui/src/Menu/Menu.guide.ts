import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A button opens a few actions, links or a choice: the account, the theme.'],
  avoid: ['There are more than nine: use a page.', 'A value of a form is chosen: use a Select.'],
  anatomy: [
    { part: 'Button', what: 'With words and an arrow, or a picture with a label.' },
    { part: 'List', what: 'Actions and links.' },
    { part: 'Choices', what: 'Optional; the selected one has a check mark.' },
    { part: 'Actions of a choice', what: 'Optional, below its options.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'Open it.' },
    { keys: 'Arrow keys', does: 'Move.' },
    { keys: 'Home, End', does: 'First and last.' },
    { keys: 'Letters', does: 'Move to the item that starts with them.' },
    { keys: 'Enter', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes and returns the focus.' },
  ],
  screenReader: [
    'A menu button, announced as expanded or collapsed; items are menu items, choices are menu item radios.',
  ],
  dos: ['Put the most used first, log out last.'],
  donts: ['Do not hide the only way to something in a menu.'],
}
