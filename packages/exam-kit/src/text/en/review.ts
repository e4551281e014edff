import type { ReviewText } from '../review'

/** The specified English wording. */
export const englishReviewText: ReviewText = {
  title: 'Question Review',
  filters: 'Show questions',
  all: 'All Questions',
  correct: (count) => `Correct (${count})`,
  incorrect: (count) => `Incorrect (${count})`,
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
  print: 'Print',
  row: (number, section, text) => `Question ${number} (${section}): ${text ?? 'Image-based question'}`,
  imageBased: 'Image-based question',
  rightMark: 'Correct',
  wrongMark: 'Incorrect',
  yourAnswer: 'Your answer',
  noAnswer: 'No answer provided',
  correctAnswer: 'Correct answer',
  notSpecified: 'Not specified',
  options: 'Options',
  optionCorrect: 'Correct',
  optionChosenWrong: 'Your answer, incorrect',
  optionChosenCorrect: 'Your answer, correct',
  explanation: 'Explanation',
  transcript: 'Transcript',
  empty: 'No questions to display in this category',
  printedOn: (moment) => `Printed on ${moment}`,
  rowShort: (number, section) => `Question ${number} (${section})`,
  clip: (number) => `Recording of question ${number}`,
  speed: 'Speed',
  speeds: { normal: '1×', slow: '0.75×' },
  clipMissing: 'The recording could not be loaded',
  group: (numbers) =>
    numbers.length === 1
      ? `Question ${numbers[0]}`
      : `Questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`,
  translation: 'Translation',
  vocabulary: 'Words to learn',
  unreviewed: 'Explanations and translations here are drafts. No person has checked them yet.',
}
