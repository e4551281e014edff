import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A learner practises one question at a time and sees the answer right after it.'],
  avoid: ['The exam runs: use the ExamRoom.', 'A finished paper is read: use the ResultReview.'],
  anatomy: [
    { part: 'Question', what: 'As in the exam; its recording plays as often as wanted, also at 0.75×.' },
    { part: 'Options', what: 'In the order that the caller gives, with Check and "I do not know".' },
    { part: 'Verdict', what: 'A word, a symbol and a colour; without a key the reason.' },
    { part: 'Explanation', what: 'Options with notes, explanation, transcript, translation, words.' },
  ],
  keyboard: [
    { keys: '1 to 4', does: 'Choose an option.' },
    { keys: 'Enter', does: 'Checks the chosen option; after the verdict, goes on.' },
  ],
  screenReader: ['The verdict takes the focus after the answer. A verdict that comes later is announced.'],
  dos: ['Shuffle the options, so that nobody learns a position.'],
  donts: ['Do not count the time.'],
}
