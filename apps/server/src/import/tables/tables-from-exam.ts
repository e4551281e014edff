import { GUIDELINE, examLabels, guidelineLabels, thresholdLabels } from './exam-from-table'
import { type Paper, type PaperGroup, type PaperQuestion, transcriptOf } from '@naru/exam-kit/content'
import {
  cellOfFields,
  examTextColumns,
  groupColumns,
  questionColumns,
  sectionColumns,
  type Column,
} from './table-columns'

/** Rows of cells by the names of their sheets. */
export type Sheets = Readonly<Record<string, string[][]>>

/** Options that an empty sheet has room for. */
const USUAL_OPTIONS = 4

/** Columns for more options, and for other languages than English, are left out unless an entry has them. */
const isUsual = ({ path: [list, place, , language] }: Column) =>
  list === 'options'
    ? Number(place) < USUAL_OPTIONS && language === undefined
    : list !== 'explanations' && (list !== 'translations' || place === 'en')

const tableOf = (entries: readonly object[], columns: readonly Column[]) => {
  const used = columns.filter(
    (column) => isUsual(column) || entries.some((entry) => cellOfFields(entry, column) !== ''),
  )
  const rows = entries.map((entry) => used.map((column) => cellOfFields(entry, column)))
  return [used.map(({ name }) => name), ...rows]
}

/** A script has no columns: its text becomes the transcript. */
const withTranscript = <Holder extends PaperQuestion | PaperGroup>(holder: Holder) => ({
  ...holder,
  transcript: transcriptOf(holder),
})

const examRows = (exam: Paper) => {
  const hasOwnSections = exam.sections !== undefined
  const labels = Object.entries(examLabels).filter(([, field]) => !hasOwnSections || !field.endsWith('Minutes'))
  const cell = (source: object | undefined, field: string) => cellOfFields(source, { name: field, path: [field] })
  return [
    ['Field', 'Value'],
    ...labels.map(([label, field]) => [label, cell(exam, field)]),
    ...Object.entries(thresholdLabels).map(([label, field]) => [label, cell(exam.verdictThresholds, field)]),
    ...exam.guidelines.map((line) => [GUIDELINE, line]),
    ...examTextColumns.map((column) => [column.name, cellOfFields(exam, column)]).filter(([, text]) => text !== ''),
    ...[...guidelineLabels].flatMap(([label, language]) =>
      (exam.translations?.[language]?.guidelines ?? []).map((line) => [label, line]),
    ),
  ]
}

export const tablesFromExam = (exam: Paper): Sheets => {
  const [header = [], ...rows] = tableOf(exam.questions.map(withTranscript), questionColumns)
  const keys = exam.questions.map(({ options }) => options.findIndex(({ correct }) => correct) + 1)
  return {
    Exam: examRows(exam),
    Questions: [[...header, 'correct'], ...rows.map((row, index) => [...row, keys[index] ? String(keys[index]) : ''])],
    Groups: tableOf((exam.groups ?? []).map(withTranscript), groupColumns),
    Sections: tableOf(exam.sections ?? [], sectionColumns),
  }
}
