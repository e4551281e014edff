import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A code of a few digits from a mail is typed.'],
  avoid: ['The code has letters or an unknown length: use a TextField.'],
  anatomy: [
    { part: 'Legend', what: 'What is asked for.' },
    { part: 'Boxes', what: 'One digit each.' },
    { part: 'Help and error', what: 'Below.' },
  ],
  keyboard: [
    { keys: 'Digits', does: 'Fill the box and move on.' },
    { keys: 'Backspace', does: 'Clears the box, or the previous one.' },
    { keys: 'Arrow left, right', does: 'Move between boxes.' },
    { keys: 'Paste', does: 'Fills all boxes, from the first or from the current one.' },
  ],
  screenReader: [
    'A group named by its legend; each box is named "Digit 2 of 6". The first one supports autofill of one-time codes.',
  ],
  dos: ['Let the code be pasted.'],
  donts: ['Do not send it before the last digit is in.'],
}
