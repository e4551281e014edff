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
  /** Above questions that show explanations, translations or notes that no person has reviewed. */
  unreviewed: string
}
