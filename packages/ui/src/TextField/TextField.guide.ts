import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['One or a few lines of text.'],
  avoid: ['A password, phone number, code or file: there are fields for them.'],
  anatomy: [
    { part: 'Label', what: 'Always visible.' },
    { part: 'Input', what: 'One line, or several.' },
    { part: 'Control inside', what: 'Optional; after the text.' },
    { part: 'Help', what: 'Optional; one line.' },
    { part: 'Error', what: 'Optional; below the help text.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Sends the form, unless it has several lines.' }],
  screenReader: ['Named by its label; help and error are its description, and an error marks it invalid.'],
  dos: ['Set `autoComplete` and `inputMode`.'],
  donts: ['Do not use a placeholder as the label.'],
}
