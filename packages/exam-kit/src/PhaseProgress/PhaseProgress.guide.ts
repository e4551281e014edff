import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['How many questions of a section are answered.'],
  avoid: ['Time: use the ExamTimer.'],
  anatomy: [
    { part: 'Label', what: 'The section.' },
    { part: 'Progress bar', what: 'With its boat.' },
    { part: 'Count', what: 'Answered of all.' },
  ],
  keyboard: [],
  screenReader: ['A progress bar, "3 of 20".'],
  dos: ['Show one for each section.'],
  donts: ['Do not count questions without an answer.'],
}
