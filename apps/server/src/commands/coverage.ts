import { type PaperTags, type PaperQuestion, editions, families, sectors, sounds } from '@naru/exam-kit/content'

/** Questions that are counted together: those of an exam, or of the bank. */
export interface CoverageColumn {
  name: string
  questions: readonly Pick<PaperQuestion, 'tags'>[]
}

const fieldNames = [...Object.keys(families.reading), ...Object.keys(families.listening)]
const familyNames = Object.values(families).flatMap((byField) => Object.values(byField).flat())
const unitsOf = ([edition, units]: [string, number]) =>
  Array.from({ length: units }, (_, index) => `${edition} ${index + 1}`)

const unitOf = ({ edition, unit }: PaperTags) =>
  edition === undefined || unit === undefined ? undefined : `${edition} ${unit}`

/** Names of the rows of each table, and the row of a question; undefined for one without such a tag. */
const tables: readonly { title: string; rows: readonly string[]; rowOf: (tags: PaperTags) => string | undefined }[] = [
  { title: 'field', rows: fieldNames, rowOf: ({ field }) => field },
  { title: 'family', rows: familyNames, rowOf: ({ family }) => family },
  { title: 'sound', rows: sounds, rowOf: ({ sound }) => sound },
  { title: 'sector', rows: sectors, rowOf: ({ sector }) => sector },
  { title: 'unit', rows: Object.entries(editions).flatMap(unitsOf), rowOf: unitOf },
]

const NONE = 'without'

/** Formats how many questions of each exam have which field, family, sound, sector and unit, as a table each. */
export const coverageLines = (columns: readonly CoverageColumn[]): string[] =>
  tables.flatMap(({ title, rows, rowOf }) => {
    const counts = columns.map(({ questions }) => {
      const names = questions.map(({ tags = {} }) => rowOf(tags) ?? NONE)
      return (row: string) => names.filter((name) => name === row).length
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
