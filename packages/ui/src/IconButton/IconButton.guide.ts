import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A well-known icon is enough and space is limited: close, menu, show password.'],
  avoid: ['The icon is not widely known: use a Button with text.'],
  anatomy: [
    { part: 'Icon', what: 'From the icon set.' },
    { part: 'Label', what: 'Not shown; the name for screen readers, and the text of a tooltip where there is one.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it on key release.' },
  ],
  screenReader: ['A button, named by its label.'],
  dos: ['Write the label as a verb: "Close".', 'Give it a tooltip when the icon alone is ambiguous.'],
  donts: ['Do not change icon and label together to show a state: use `aria-pressed` or `aria-expanded`.'],
}
