import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A listening question plays its clip.'],
  avoid: ['The clip is heard again in the review: use ClipReplay.'],
  anatomy: [
    { part: 'State', what: 'Playing, which play it is, or what went wrong.' },
    { part: 'Pips', what: 'One a play; those that have begun are filled.' },
    { part: 'Progress bar', what: 'Position of the clip and the time left, if its length is known.' },
    { part: 'Button', what: 'Only if the browser requires a press, or after a failure.' },
    { part: 'Volume', what: 'Beside the state; on touch and small screens a button opens it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the button, if shown; then mute, then volume.' },
    { keys: 'Enter, Space', does: 'On mute: mute and restore the volume.' },
    { keys: 'Arrow keys', does: 'On the volume: one step.' },
  ],
  screenReader: ['A group, "Audio, question 21"; while a clip plays only the opening of the answers is announced.'],
  dos: ['Say which play of how many it is.'],
  donts: ['Do not offer pause or rewind: the exam has none.'],
}
