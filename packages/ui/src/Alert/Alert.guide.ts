import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Something about this page must be known before going on: a failure, a warning, a success that stays.'],
  avoid: [
    'It passes by itself: use a toast.',
    'It must be answered: use a Dialog.',
    "One field is wrong: use the field's errorMessage.",
  ],
  anatomy: [
    { part: 'Mark', what: 'The sign of the tone; spoken as "Note", "Done", "Warning" or "Error".' },
    { part: 'Title', what: 'Optional; one short line in bold.' },
    { part: 'Sentence', what: 'What happened and what can be done.' },
    { part: 'Action', what: 'Optional; one button or link that helps.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the action, if there is one.' }],
  screenReader: [
    'Danger and warning are told at once (role alert), the others politely (role status).',
    'role="none" keeps it silent where something else already spoke.',
  ],
  dos: [
    'Say what happened first, then what helps.',
    'Put the alert where the thing failed, not at the top of everything.',
  ],
  donts: [
    'Do not use colour alone: the mark and its word come with the tone.',
    'Do not show two alerts about one cause.',
  ],
}
