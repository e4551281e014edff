import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Values are sent together.'],
  avoid: ['One value takes effect by itself, such as a volume.'],
  anatomy: [
    { part: 'Fields', what: 'In a natural order.' },
    { part: 'Failure', what: 'An Alert above the button.' },
    { part: 'Button', what: 'Type submit.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In a one-line field sends the form.' }],
  screenReader: ['After an invalid submit the focus moves to the first invalid field, whose error is its description.'],
  dos: ['Ask only for what is used.', 'Keep what was typed when sending fails.'],
  donts: ['Do not clear fields.', 'Do not disable the button until everything is right.'],
}
