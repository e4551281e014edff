import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The time of the running section.'],
  avoid: ['Time that passed: write it as text.'],
  anatomy: [
    { part: 'Sign', what: 'Clock, or a warning when time is nearly up.' },
    { part: 'Words', what: '"Reading Time: 12:04", in figures of one width; or that the time is hidden.' },
    { part: 'Hint', what: 'When time is nearly up.' },
  ],
  keyboard: [],
  screenReader: ['A timer without announcements: the exam room announces 10, 5 and 1 minute and 30 seconds.'],
  dos: ['Let the candidate hide it until the last five minutes.'],
  donts: ['Do not let it blink or turn red alone.'],
}
