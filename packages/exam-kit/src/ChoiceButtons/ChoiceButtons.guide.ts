import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A choice inside the exam room: text size, filter of the navigator.'],
  avoid: ['Outside the room: use the SegmentedControl of ui.'],
  anatomy: [{ part: 'Buttons', what: 'Of equal weight; the current one is filled.' }],
  keyboard: [
    { keys: 'Tab', does: 'From button to button.' },
    { keys: 'Enter, Space', does: 'Choose.' },
  ],
  screenReader: ['A group named by its label; the current button is announced as pressed.'],
  dos: ['Use at most four.'],
  donts: ['Do not let a choice move the question.'],
}
