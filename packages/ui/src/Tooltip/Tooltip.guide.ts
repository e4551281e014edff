import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['An icon-only button.'],
  avoid: ['It is needed to understand the page: write it down.', 'On a phone it is the only help: there is no hover.'],
  anatomy: [{ part: 'Words', what: 'A few.' }],
  keyboard: [
    { keys: 'Tab', does: 'Opens it immediately on focus.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  screenReader: ['The description of its trigger.'],
  dos: ["Repeat the button's name, no more."],
  donts: ['Do not put links or buttons into it.'],
}
