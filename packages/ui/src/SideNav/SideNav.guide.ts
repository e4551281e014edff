import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The navigation of a signed-in learner, beside the page.'],
  avoid: ['Below 768 px: show its list in a Sheet.', 'There are only two or three entries: use the top bar.'],
  anatomy: [
    { part: 'Toggle', what: 'Collapses it to icons.' },
    { part: 'Entries', what: 'Icon and label; the current one is marked.' },
    { part: 'Groups', what: 'Further lists, each with a heading.' },
    { part: 'Tooltip', what: 'The label of a collapsed entry.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the toggle, then from entry to entry.' },
    { keys: 'Enter', does: 'Follows the entry, or activates the toggle.' },
    { keys: 'Ctrl+B, Cmd+B', does: 'Collapse and expand, if the page binds these keys.' },
  ],
  screenReader: ['A navigation named by its label; collapsed entries keep their names.'],
  dos: ['Order by use; log out is last.'],
  donts: ['Do not use one icon for two entries.'],
}
