import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A reading question is flagged for review.'],
  avoid: ['Listening: the candidate cannot go back.'],
  anatomy: [
    { part: 'Sign', what: 'A flag, or a tick when it is flagged.' },
    { part: 'Words', what: 'Flag for review.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Flag and unflag.' },
    { keys: 'F', does: 'The same, while the focus is in the question.' },
  ],
  screenReader: ['A toggle button.'],
  dos: ['Show the flag in the navigator too.'],
  donts: ['Do not send it: it stays on the device.'],
}
