/** A list of an exam's file. */
export type SourceList = 'questions' | 'groups' | 'sections'

export interface SourceLocation {
  /** The file, and the sheet of a workbook. */
  file: string
  /** The row of a spreadsheet, from 1. */
  row?: number
  /** The question's number or item, or its position in the list if it has none. */
  question?: number | string
  /** The word's id, or its position in the list if it has none. */
  word?: string
}

/** A fault that the author must correct. */
export interface Fault extends SourceLocation {
  /** The end of a sentence. */
  message: string
  /** Path of the field inside the exam, such as `questions.3.options.1.text`; absent: the whole exam or file. */
  field?: string
}

export const faultLine = ({ file, row, question, word, message }: Fault): string =>
  [
    file,
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(question === undefined ? [] : [`question ${question}`]),
    ...(word === undefined ? [] : [`word ${word}`]),
  ].join(', ') + `: ${message}`
