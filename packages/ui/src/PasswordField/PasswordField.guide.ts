import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A password is typed or made.'],
  avoid: ['Other secrets: reconsider whether hiding them helps.'],
  anatomy: [
    { part: 'Label', what: 'Always visible.' },
    { part: 'Input', what: 'Covered, or shown.' },
    { part: 'Eye', what: 'Shows and hides.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Input, then the eye.' },
    { keys: 'Enter, Space', does: 'On the eye: show or hide.' },
  ],
  screenReader: ['The button is named by its action: "Show password".'],
  dos: ['Say the rule before typing.', 'Let it be pasted and filled by password managers.'],
  donts: ['Do not ask for it twice where it can be shown, unless the specification does.'],
}
