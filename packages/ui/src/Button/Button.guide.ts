import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: [
    'Something happens here and now: a form is sent, a dialog opens, the next question comes.',
    'The primary look marks the one action that most people came for.',
  ],
  avoid: [
    'The press leads to another address: use a ButtonLink, or a Link inside text.',
    'Only a sign fits: use an IconButton, which asks for a label.',
    'One of a few values is chosen: use a SegmentedControl.',
  ],
  anatomy: [
    { part: 'Icon at the start', what: 'Optional; says what kind of action it is.' },
    { part: 'Words', what: 'What happens, as a verb.' },
    { part: 'Icon at the end', what: 'Optional; says where the action leads, such as an arrow.' },
    { part: 'Spinner', what: 'While the action runs, in the place of the icon at the start.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it when the key is let go.' },
  ],
  screenReader: [
    'A native button, named by its words.',
    'While it is pending it keeps the focus, is told as unavailable, and says once that something is going on.',
  ],
  dos: ['Say what will happen: "Save changes".', 'Keep one primary button to a view.'],
  donts: [
    'Do not disable a button to hide a rule: let it be pressed and say what is missing.',
    'Do not write "Click here" or "OK" where a verb fits.',
  ],
}
