import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The places of a signed-in learner, beside the page.'],
  avoid: ['There are only two or three places: use the top bar.'],
  anatomy: [
    { part: 'Toggle', what: 'Folds it to signs.' },
    { part: 'Entries', what: 'Sign and words; the current one is marked.' },
    { part: 'Tooltip', what: 'The words of a folded entry.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the toggle, then from entry to entry.' },
    { keys: 'Enter', does: 'Follows the entry, or folds and unfolds by the toggle.' },
    { keys: 'Ctrl+B, Cmd+B', does: 'Fold and unfold, where the page binds these keys.' },
  ],
  screenReader: ['A navigation named by its label; folded entries keep their names.'],
  dos: ['Order by use, leaving last.'],
  donts: ['Do not show a sign that two entries share.'],
}
