/** All texts of the review. */
export interface ReviewText {
  title: string
  filters: string
  all: string
  correct: (count: number) => string
  incorrect: (count: number) => string
  expandAll: string
  collapseAll: string
  print: string
  /** A row's heading; `text` is null for a question that is only a picture or a clip. */
  row: (number: number, section: string, text: string | null) => string
  imageBased: string
  rightMark: string
  wrongMark: string
  yourAnswer: string
  noAnswer: string
  correctAnswer: string
  notSpecified: string
  options: string
  optionCorrect: string
  optionChosenWrong: string
  optionChosenCorrect: string
  explanation: string
  transcript: string
  empty: string
  /** Printed head; `moment` is already formatted. */
  printedOn: (moment: string) => string
  /** Heading of a printed question whose words are too long for a heading. */
  rowShort: (number: number, section: string) => string
  /** Name of the clip in the review. */
  clip: (number: number) => string
  speed: string
  speeds: { normal: string; slow: string }
  clipMissing: string
  /** Heading of what several questions share; `numbers`: those that are shown. */
  group: (numbers: readonly number[]) => string
  /** Opens the translation of question and transcript. */
  translation: string
  /** Heading of the Korean words of a question. */
  vocabulary: string
  /** Below a text that no person has reviewed. */
  unreviewed: string
}

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
  unreviewed: 'Not yet reviewed by a person.',
}
