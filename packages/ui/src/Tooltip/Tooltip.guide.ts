import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A button shows only a sign.'],
  avoid: ['It is needed to understand the page: write it down.', 'On a phone it is the only help: there is no hover.'],
  anatomy: [{ part: 'Words', what: 'A few.' }],
  keyboard: [
    { keys: 'Tab', does: 'Shows it at once on focus.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  screenReader: ['The description of its button.'],
  dos: ["Repeat the button's name, no more."],
  donts: ['Do not put links or buttons into it.'],
}
