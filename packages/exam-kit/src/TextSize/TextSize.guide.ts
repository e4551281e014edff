import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The candidate chooses the text size of the exam: A, A+, A++.'],
  avoid: ["The whole site: that is the browser's zoom."],
  anatomy: [{ part: 'Buttons', what: 'A, A+, A++, each as large as it says.' }],
  keyboard: [{ keys: 'Tab, Enter', does: 'Choose.' }],
  screenReader: ['A group of buttons; "A+, large text" and so on, announced as pressed.'],
  dos: ['Remember it.'],
  donts: ["Do not change the layout with it, only the exam's words."],
}
