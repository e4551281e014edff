import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readContent } from '../import/read-content'
import { faultLine, budgetLine } from '@naru/exam-kit/content'
import { tablesFromExam, type Sheets } from '../import/tables/tables-from-exam'
import { clip, drawing, writeFolder } from '../test/support/content'
import { sectionedExam, sectionedFiles, sectionedYaml } from '../test/support/sectioned-exam'
import { csvOf } from '../test/support/spreadsheet'
import { runContent } from './content'

/** A folder with the media of the exam with sections. */
const write = (files: Readonly<Record<string, string>>, prefix: string) => {
  const media = [...sectionedFiles].map((name) => [
    prefix + name,
    name.endsWith('.m4a') ? clip(10, name) : drawing(name),
  ])
  return writeFolder({ ...files, ...Object.fromEntries(media) })
}

const bank = (unit: number) => `
edition: 2024
unit: ${unit}
name: 자기소개
items:
  - item: bank-1
    type: reading
    text: Q
    options: [{ text: A, correct: true }, { text: B }]
    tags: { edition: 2024, unit: 1, field: vocabulary-grammar, family: synonym, sector: fishery, level: 1 }
`

const run = async (...args: string[]) => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const options = { environment: {}, program: 'npm run content --', folder: tmpdir(), now: () => new Date(0) }
  const code = await runContent({ args, print, ...options })
  return { code, lines }
}

test('the command counts the questions of exams and bank by field, family, sector and unit', async () => {
  const explained = { 'exams/one/explanations/ko.yaml': 's-1: K', 'bank/explanations/si.yaml': 'bank-1: S' }
  const folder = write(
    { 'exams/one/exam.yaml': sectionedYaml, 'bank/unit-01.yaml': bank(1), ...explained },
    'exams/one/',
  )
  const { code, lines } = await run('coverage', folder)
  expect(code).toBe(0)
  const cells = lines.map((line) => line.trim().split(/ {2,}/))
  expect(cells).toContainEqual(['field', 'sectioned', 'bank'])
  expect(cells).toContainEqual(['vocabulary-grammar', '1', '1'])
  expect(cells).toContainEqual(['blank-grammar', '1', '0'])
  expect(cells).toContainEqual(['synonym', '0', '1'])
  expect(cells).toContainEqual(['fishery', '1', '1'])
  expect(cells).toContainEqual(['counter', '1', '0'])
  expect(cells).toContainEqual(['2024 22', '1', '0'])
  expect(cells.filter(([name]) => name === 'without').map(([, ...counts]) => counts)).toEqual([
    ['5', '0'],
    ['6', '0'],
    ['6', '1'],
    ['6', '0'],
    ['6', '0'],
    ['6', '0'],
  ])
  expect(cells).toContainEqual(['ko', '1', '0'])
  expect(cells).toContainEqual(['si', '1', '1'])
  expect(cells.filter(([name]) => /^2024 \d+$/.test(name ?? ''))).toHaveLength(60)
})

test('the command names the faults of exams and bank instead', async () => {
  const folder = write(
    { 'exams/one/exam.yaml': sectionedYaml, 'bank/unit-01.yaml': bank(2), 'bank/unit-02.yaml': bank(1) },
    'exams/one/',
  )
  expect(await run('coverage', folder)).toEqual({
    code: 1,
    lines: [
      'bank/unit-01.yaml, question bank-1: has tags of another unit than its file.',
      'bank/unit-02.yaml, question bank-1: has an item that another question has too.',
    ],
  })
})

const csvFolder = (change: (sheets: Sheets) => void) => {
  const sheets = tablesFromExam(sectionedExam())
  change(sheets)
  const files = Object.entries(sheets).map(([name, cells]) => [`${name.toLowerCase()}.csv`, csvOf(cells)])
  return write(Object.fromEntries(files), '')
}

test('explanations beside the questions name known languages and items', async () => {
  const folder = write(
    {
      'exams/one/exam.yaml': sectionedYaml,
      'exams/one/explanations/en.yaml': '{}',
      'exams/one/explanations/ta.yaml': '- T',
      'bank/unit-01.yaml': bank(1),
      'bank/explanations/si.yaml': 'bank-2: S',
      'bank/explanations/ta.yaml': 'bank-1: [T]',
    },
    'exams/one/',
  )
  expect((await run('coverage', folder)).lines).toEqual([
    'exams/one/explanations/en.yaml: is in a language that is not known.',
    'exams/one/explanations/ta.yaml: must be a mapping by item.',
    "bank/explanations/si.yaml: explains 'bank-2', which is no item here.",
    "bank/unit-01.yaml, question bank-1: 'explanations' must be text in 'ta'.",
  ])
})

test('CSV files with groups and sections are read with their time budget', async () => {
  const read = await readContent(csvFolder(() => undefined))
  if ('faults' in read) throw new Error(read.faults.map(faultLine).join('\n'))
  expect(read.content.exams[0]?.budgets.map(budgetLine)).toEqual([
    'section sounds: clips and answers take 2:09 of 4:00 (54 %); warning: less than 80 %',
  ])
})

test('faults of groups and sections name the file and its row, and those of time the section', async () => {
  const set = (rows: string[][] | undefined, row: number, name: string, value: string) => {
    const line = rows?.[row - 1]
    if (line !== undefined) line[rows?.[0]?.indexOf(name) ?? -1] = value
  }
  const read = await readContent(
    csvFolder(({ Groups, Sections, Questions }) => {
      set(Groups, 3, 'photo', 'none.svg')
      set(Groups, 3, 'audio start', '10')
      set(Sections, 2, 'navigation', 'both')
      set(Sections, 4, 'minutes', '1.5')
      set(Questions, 2, 'sector', 'mining')
    }),
  )
  expect('faults' in read ? read.faults.map(faultLine) : []).toEqual([
    "sections.csv, row 2: section 'words' has a navigation other than 'free' and 'one-way'.",
    "groups.csv, row 3: group 'talk' names the file 'none.svg', which is not there.",
    "questions.csv, row 2, question 1: has the sector 'mining', which is not known; known are general, manufacturing, fishery, farming, construction, services.",
    "groups.csv, row 3: group 'talk' has an audioStart at or after the end of its clip.",
    "exam.csv: needs 110 seconds for its clips (each 3 times, and 10 seconds to answer), but section 'sounds' gives 90.",
  ])
})
