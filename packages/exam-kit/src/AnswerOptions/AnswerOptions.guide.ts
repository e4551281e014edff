import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['One answer of a question is chosen.'],
  avoid: ['Several may be right: this exam has no such question.'],
  anatomy: [
    { part: 'Number', what: 'Of the option, as on the answer sheet.' },
    { part: 'Words or picture', what: 'What the option says.' },
    {
      part: 'Mark',
      what: 'Visible when it is chosen; then the option is filled too. Hovered, only its lines are darker.',
    },
    {
      part: 'Reason',
      what: 'Below the options while they are locked. Its space can stay, so that nothing moves as they open.',
    },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Choose the next or previous option.' },
    { keys: 'Space', does: 'Chooses the one with the focus.' },
    { keys: '1 to 9', does: 'Choose by number while the focus is in the question.' },
  ],
  screenReader: [
    'A group of radios, "Answer options for question 5"; while it is locked the reason is its description.',
  ],
  dos: ['Let choosing only choose: moving on is another press.'],
  donts: ['Do not shuffle options between two visits.'],
}
