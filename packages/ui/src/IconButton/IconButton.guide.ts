import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A well-known sign says enough and room is short: close, menu, show password.'],
  avoid: ['The sign is not known to everybody: use a Button with words.'],
  anatomy: [
    { part: 'Sign', what: 'From the icon set.' },
    { part: 'Label', what: 'Not shown; the name for screen readers, and the text of a tooltip where there is one.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it when the key is let go.' },
  ],
  screenReader: ['A button, named by its label.'],
  dos: ['Write the label as a verb: "Close".', 'Give it a tooltip where the sign alone may puzzle.'],
  donts: ['Do not change the sign and the label at once to mean a state: say the state.'],
}
