import {
  type PaperQuestion,
  type PaperTags,
  editions,
  families,
  languages,
  sectors,
  sounds,
} from '@naru/exam-kit/content'

/** Questions that are counted together: those of an exam, or of the bank. */
export interface CoverageColumn {
  name: string
  questions: readonly Pick<PaperQuestion, 'tags' | 'explanation' | 'explanations'>[]
}

const fieldNames = [...Object.keys(families.reading), ...Object.keys(families.listening)]
const familyNames = Object.values(families).flatMap((byField) => Object.values(byField).flat())
const unitsOf = ([edition, units]: [string, number]) =>
  Array.from({ length: units }, (_, index) => `${edition} ${index + 1}`)

const unitOf = ({ edition, unit }: PaperTags) =>
  edition === undefined || unit === undefined ? undefined : `${edition} ${unit}`

interface Table {
  title: string
  rows: readonly string[]
  /** The rows of a question; undefined entries are skipped. */
  rowsOf: (question: CoverageColumn['questions'][number]) => (string | undefined)[]
}

const tables: readonly Table[] = [
  { title: 'field', rows: fieldNames, rowsOf: ({ tags }) => [tags?.field] },
  { title: 'family', rows: familyNames, rowsOf: ({ tags }) => [tags?.family] },
  { title: 'sound', rows: sounds, rowsOf: ({ tags }) => [tags?.sound] },
  { title: 'sector', rows: sectors, rowsOf: ({ tags }) => [tags?.sector] },
  { title: 'unit', rows: Object.entries(editions).flatMap(unitsOf), rowsOf: ({ tags = {} }) => [unitOf(tags)] },
  {
    title: 'explained in',
    rows: languages,
    rowsOf: ({ explanation, explanations }) => [explanation && 'en', ...Object.keys(explanations ?? {})],
  },
]

const NONE = 'without'

/** Formats how many questions of each exam have which field, family, sound, sector and unit, and an explanation in which language, as a table each. */
export const coverageLines = (columns: readonly CoverageColumn[]): string[] =>
  tables.flatMap(({ title, rows, rowsOf }) => {
    const counts = columns.map(({ questions }) => {
      const names = questions.map((question) => rowsOf(question).filter((row) => row !== undefined))
      return (row: string) => names.filter((own) => (row === NONE ? own.length === 0 : own.includes(row))).length
    })
    const width = Math.max(...[title, NONE, ...rows].map((name) => name.length))
    const line = (name: string, cells: readonly string[]) =>
      [name.padEnd(width), ...cells.map((cell, index) => cell.padStart((columns[index]?.name ?? '').length))].join('  ')
    return [
      line(
        title,
        columns.map(({ name }) => name),
      ),
      ...[...rows, NONE].map((row) =>
        line(
          row,
          counts.map((count) => String(count(row))),
        ),
      ),
      '',
    ]
  })
