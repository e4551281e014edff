import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['How many questions of a section are answered.'],
  avoid: ['Time: use the ExamTimer.'],
  anatomy: [
    { part: 'Line', what: 'Answered of all questions.' },
    { part: 'Boat', what: 'At the head of the line, where there is room above it.' },
  ],
  keyboard: [],
  screenReader: ['A progress bar, "Reading Section, 3 of 20 answered".'],
  dos: ['Show one for each section.'],
  donts: ['Do not count questions without an answer.'],
}
