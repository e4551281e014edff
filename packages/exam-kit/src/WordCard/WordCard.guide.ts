import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A learner practises one word.'],
  avoid: ['A question of an exam: use QuestionCard and AnswerOptions.'],
  anatomy: [
    { part: 'NewWord', what: 'Shows a word before it is first asked.' },
    { part: 'Question', what: 'What is asked, with the word or its meaning.' },
    { part: 'Sound', what: 'Plays the word and says by what. Not before the answer where it would give it away.' },
    { part: 'Options or field', what: 'A press on an option answers; a typed word is checked.' },
    { part: 'Verdict', what: 'Right or not, with the right answer.' },
    { part: 'Entry', what: 'Korean, part of speech, meaning and example, after the answer.' },
  ],
  keyboard: [
    { keys: '1–4', does: 'Choose an option, while the focus is in the card.' },
    { keys: 'Enter', does: 'Plays the word in listening, checks a typed word, and goes on after the answer.' },
  ],
  screenReader: ['The heading asks and has the focus; the verdict is announced; Next has the focus after the answer.'],
  dos: ['Shuffle the options by `shuffledOptions`.', 'Ask in another mode without a sound: `askedMode`.'],
  donts: ['Do not show the Korean before it is typed.'],
}
