import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: [
    'An action: send a form, open a dialog, show the next question.',
    'The primary variant marks the main action of the view.',
  ],
  avoid: [
    'It navigates: use a ButtonLink, or a Link inside text.',
    'Only an icon fits: use an IconButton, which requires a label.',
    'A single selection: use a SegmentedControl.',
  ],
  anatomy: [
    { part: 'Icon at the start', what: 'Optional; says what kind of action it is.' },
    { part: 'Words', what: 'What happens, as a verb.' },
    { part: 'Icon at the end', what: 'Optional; says where the action leads, such as an arrow.' },
    { part: 'Spinner', what: 'While the action runs, in the place of the icon at the start.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it on key release.' },
  ],
  screenReader: [
    'A native button, named by its words.',
    'While pending it keeps the focus, is announced as unavailable, and announces the progress once.',
  ],
  dos: ['Say what will happen: "Save changes".', 'Keep one primary button to a view.'],
  donts: [
    'Do not disable a button to hide a rule: let it be pressed and say what is missing.',
    'Do not write "Click here" or "OK" where a verb fits.',
  ],
}
