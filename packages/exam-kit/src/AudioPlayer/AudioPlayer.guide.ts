import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A listening question plays its clip.'],
  avoid: ['The clip is heard again in the review: use ClipReplay.'],
  anatomy: [
    { part: 'State', what: 'Playing, which play it is, or what went wrong.' },
    { part: 'Crossing line', what: 'How far the clip has come, where its length is known.' },
    { part: 'Press', what: 'Only when the browser wants one, or after a failure.' },
    { part: 'Volume', what: 'Always there.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the press, where there is one; then mute, then volume.' },
    { keys: 'Enter, Space', does: 'On mute: off and on again as loud as before.' },
    { keys: 'Arrow keys', does: 'On the volume: one step.' },
  ],
  screenReader: [
    'A group, "Audio, question 21"; nothing is told while the clip plays except that the answers are open.',
  ],
  dos: ['Say which play of how many it is.'],
  donts: ['Do not offer pause or rewind: the exam has none.'],
}
