import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A candidate sits an exam, from the first question to the review.'],
  avoid: ['Only the review is shown: use ResultReview and ResultGauge.'],
  anatomy: [
    { part: 'Header', what: 'Title, length, clock, save state, text size.' },
    { part: 'Question', what: 'Left; its clip above the options.' },
    { part: 'Controls', what: 'Previous, flag, Next; on a phone in a bottom bar.' },
    { part: 'Navigator', what: 'Right from 1024 px, in a sheet below.' },
    { part: 'Results', what: 'Gauge, review and Back to Exams, after the finish.' },
  ],
  keyboard: [
    { keys: '1 to 9', does: 'Choose an option.' },
    { keys: 'N, P', does: 'Next and previous question, in reading.' },
    { keys: 'F', does: 'Flag for review, in reading.' },
    { keys: 'Tab', does: 'Through header, question, controls, navigator.' },
  ],
  screenReader: [
    'The clock is announced at 10, 5 and 1 minute and 30 seconds; while a clip plays only the opening of the answers is.',
    'The next listening question takes the focus to its heading.',
  ],
  dos: ['Give it a page of its own.', 'Send `begin` when it is on screen and dispose of the session when it is not.'],
  donts: ['Do not put adverts, toasts or a navigation around it.'],
}
