import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A button opens a few actions, links or a choice: the account, the theme.'],
  avoid: ['There are more than nine: use a page.', 'A value of a form is chosen: use a Select.'],
  anatomy: [
    { part: 'Button', what: 'With words and an arrow, or a picture with a label.' },
    { part: 'List', what: 'Actions and links.' },
    { part: 'Choices', what: 'Optional; which one is in force is ticked.' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'Open it.' },
    { keys: 'Arrow keys', does: 'Move.' },
    { keys: 'Home, End', does: 'First and last.' },
    { keys: 'Letters', does: 'Go to the item that begins so.' },
    { keys: 'Enter', does: 'Chooses.' },
    { keys: 'Escape', does: 'Closes and gives the focus back.' },
  ],
  screenReader: [
    'A button that has a menu, told as expanded or collapsed; items are menu items, choices menu item radios.',
  ],
  dos: ['Put the most used first, leaving last.'],
  donts: ['Do not hide the only way to something in a menu.'],
}
