import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['All questions at a glance, with a way to each one in reading.'],
  avoid: ['Fewer than three questions.'],
  anatomy: [
    { part: 'Section', what: 'Reading or Listening, with its time limit.' },
    { part: 'Cell', what: 'Number and the position of the chosen option, or "-".' },
    { part: 'States', what: 'Empty, answered, current, locked, flagged: shape and text first, colour second.' },
    { part: 'Group', what: 'Joined cells: questions that share a text, a picture or a recording.' },
    { part: 'Filter', what: 'All, unanswered, flagged.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From cell to cell.' },
    { keys: 'Enter, Space', does: 'Go to the question; a locked cell says why it cannot.' },
  ],
  screenReader: [
    'A navigation; each cell says "Question 5, answered, option 2, current"; a group says "Questions 31 and 32 share a recording".',
  ],
  dos: ['Keep the current cell in view.'],
  donts: ['Do not number by position: show the printed number.'],
}
