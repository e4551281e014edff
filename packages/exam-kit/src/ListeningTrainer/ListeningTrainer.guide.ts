import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A learner trains the ear with a clip whose answer may be shown.'],
  avoid: ['A question is only practised: use PracticeQuestion.', 'The exam runs: use the AudioPlayer.'],
  anatomy: [
    { part: 'Hearing', what: 'The question and its clip, without script or verdict; first and last.' },
    { part: 'Marking', what: 'The clip again: one button plays it, and marks while it plays.' },
    {
      part: 'Script',
      what: 'Veiled turns: each is revealed, repeated with gaps, and spoken along with; then both are heard.',
    },
    { part: 'Dictation', what: 'One turn to type; then the letters that differ.' },
    { part: 'Answer', what: 'Both verdicts, key, explanation and transcript.' },
  ],
  keyboard: [
    { keys: 'Space, Enter', does: 'While the clip plays in the second step: a mark.' },
    { keys: 'Tab', does: 'From turn to turn: its text, Repeat, Speak along.' },
  ],
  screenReader: [
    'Each step begins at its heading, which has the focus.',
    'A veiled turn is a button; its text is not read before it is revealed. Who cannot hear goes straight to the script.',
  ],
  dos: ['Give the key and the turns as soon as the first answer is known.'],
  donts: ['Do not show the key before the last step.'],
}
