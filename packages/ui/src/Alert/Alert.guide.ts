import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The user must know something about this page before going on: an error, a warning, a lasting success.'],
  avoid: [
    'It may disappear on its own: use a toast.',
    'It must be answered: use a Dialog.',
    "One field is wrong: use the field's errorMessage.",
  ],
  anatomy: [
    { part: 'Mark', what: 'The icon of the tone; announced as "Note", "Done", "Warning" or "Error".' },
    { part: 'Title', what: 'Optional; one short line in bold.' },
    { part: 'Sentence', what: 'What happened and what can be done.' },
    { part: 'Action', what: 'Optional; one button or link that helps.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action, if there is one.' }],
  screenReader: [
    'Danger and warning are announced immediately (role alert), the others politely (role status).',
    'role="none" disables the announcement, when something else already announces it.',
  ],
  dos: ['Say what happened first, then what helps.', 'Put the alert next to what failed, not at the top of the page.'],
  donts: [
    'Do not use colour alone: the mark and its word come with the tone.',
    'Do not show two alerts about one cause.',
  ],
}
