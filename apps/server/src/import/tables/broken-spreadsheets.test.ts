import { describe, expect, test } from 'vitest'
import { clip } from '../../test/support/content'
import { writeSpreadsheet, type Cells, type SheetChanges } from '../../test/support/spreadsheet'
import { readContent } from '../read-content'
import { faultLine } from '@naru/exam-kit/content'

const columns = {
  number: 0,
  type: 1,
  text: 2,
  photo: 3,
  audio: 4,
  option1: 5,
  option2: 6,
  option3: 7,
  photo1: 8,
  photo2: 9,
  correct: 10,
  explanation: 11,
} as const

/** Sets a cell of the questions; `row` counts from 1. */
const cell = (row: number, column: keyof typeof columns, value: string) => ({
  questions: (cells: Cells) => {
    const line = cells[row - 1]
    if (line !== undefined) line[columns[column]] = value
  },
})
const head = (from: string, to: string) => ({
  questions: (cells: Cells) => {
    cells[0] = (cells[0] ?? []).map((name) => (name === from ? to : name))
  },
})
const field = (name: string, value: string) => ({
  exam: (cells: Cells) => {
    const line = cells.find(([label]) => label === name)
    if (line !== undefined) line[1] = value
  },
})

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

/** Fault, change that causes it, and the expected line about the sheet of questions. */
const inQuestions: [what: string, changes: SheetChanges, line: string][] = [
  ['no key', cell(2, 'correct', ''), 'row 2, question 1: has no correct option.'],
  [
    'two keys',
    cell(2, 'correct', '1, 2'),
    "row 2, question 1: must name one of its options as correct by its number, not '1, 2'.",
  ],
  [
    'a key that names no option',
    cell(4, 'correct', '3'),
    "row 4, question 3: must name one of its options as correct by its number, not '3'.",
  ],
  [
    'a key in words',
    cell(5, 'correct', 'Three'),
    "row 5, question 4: must name one of its options as correct by its number, not 'Three'.",
  ],
  ['an option twice', cell(5, 'option2', ' one '), "row 5, question 4: has the option 'one' twice."],
  ['a single option', cell(4, 'option1', ''), 'row 4, question 3: has fewer than two options.'],
  [
    'an option that is too long',
    cell(5, 'option1', 'x'.repeat(2001)),
    'row 5, question 4: has an option of more than 2000 characters.',
  ],
  [
    'a clip that is not there',
    { files: { 'q3.m4a': undefined } },
    "row 4, question 3: names the file 'q3.m4a', which is not there.",
  ],
  [
    'a picture that is not there',
    { files: { 'q2.svg': undefined } },
    "row 3, question 2: names the file 'q2.svg', which is not there.",
  ],
  [
    'a picture of an option that is not there',
    { files: { 'b.svg': undefined } },
    "row 3, question 2: names the file 'b.svg', which is not there.",
  ],
  [
    'a file outside the folder',
    cell(3, 'photo', '../card.svg'),
    "row 3, question 2: names the file '../card.svg', which is not there.",
  ],
  [
    'a folder instead of a file',
    { files: { 'q2.svg': undefined, 'q2.svg/x.txt': 'x' } },
    "row 3, question 2: names 'q2.svg', which is no plain file.",
  ],
  ['no clip', cell(4, 'audio', ''), 'row 4, question 3: is a listening question without audio.'],
  [
    'a clip of a reading question',
    cell(2, 'audio', 'q3.m4a'),
    'row 2, question 1: has audio, but is no listening question.',
  ],
  [
    'a clip that is cut off',
    { files: { 'q3.m4a': clip(2, 'three').subarray(0, 100) } },
    "row 4, question 3: names the clip 'q3.m4a', which cannot be played: it is broken or cut off.",
  ],
  [
    'text instead of a clip',
    { files: { 'q4.m4a': 'no sound at all' } },
    "row 5, question 4: names the clip 'q4.m4a', which cannot be played: it is broken or cut off.",
  ],
  [
    'text instead of a dialogue',
    {
      questions: (cells: Cells) => {
        head('explanation', 'dialogue').questions(cells)
        cell(2, 'explanation', '').questions(cells)
        cell(4, 'explanation', 'd.m4a').questions(cells)
      },
      files: { 'd.m4a': 'no sound at all' },
    },
    "row 4, question 3: names the clip 'd.m4a', which cannot be played: it is broken or cut off.",
  ],
  [
    'a clip of another kind',
    { ...cell(4, 'audio', 'q3.wma'), files: { 'q3.wma': 'sound' } },
    "row 4, question 3: names the clip 'q3.wma', which is none of m4a, mp3, wav, ogg.",
  ],
  [
    'a clip of eleven minutes',
    { ...field('listening minutes', '60'), files: { 'q4.m4a': clip(660, 'long') } },
    "row 5, question 4: names the clip 'q4.m4a', which is longer than 10 minutes.",
  ],
  [
    'text instead of a picture',
    { ...cell(3, 'photo', 'q2.png'), files: { 'q2.png': 'no picture' } },
    "row 3, question 2: names the file 'q2.png', which is no PNG picture.",
  ],
  [
    'a drawing with a script',
    { files: { 'q2.svg': drawing('<script>alert(1)</script>') } },
    "row 3, question 2: names the file 'q2.svg', which is a drawing with the element 'script' in line 1, which is not allowed.",
  ],
  [
    'a picture of a kind that browsers do not show',
    { ...cell(3, 'photo', 'q2.bmp'), files: { 'q2.bmp': 'BM' } },
    "row 3, question 2: names the file 'q2.bmp', which is of a kind that the site does not serve.",
  ],
  [
    'one picture under two names',
    { files: { 'a.svg': drawing('same'), 'b.svg': drawing('same') } },
    "row 3, question 2: has the same picture in 'a.svg' and 'b.svg'.",
  ],
  ['another type', cell(2, 'type', 'writing'), "row 2, question 1: has a type other than 'reading' and 'listening'."],
  ['no number', cell(5, 'number', ''), 'row 5, question at place 4: has no number from 1.'],
  ['a number in words', cell(5, 'number', 'four'), 'row 5, question at place 4: has no number from 1.'],
  ['a number twice', cell(5, 'number', '3'), 'row 5, question 3: has a number that another question has too.'],
  [
    'a reading question without text and picture',
    cell(2, 'text', ''),
    'row 2, question 1: has neither text nor picture.',
  ],
  ['a formula that failed', cell(2, 'explanation', '#REF!'), 'row 2, question 1: has a formula that failed (#REF!).'],
  ['a column that is not known', head('explanation', 'reason'), "row 1: the column 'reason' is not known here."],
  [
    'a column that is missing',
    { questions: (cells) => cells.forEach((row) => row.splice(columns.correct, 1)) },
    "row 1: has no column 'correct'.",
  ],
  ['a column twice', head('transcript', 'text'), "row 1: the column 'text' is there twice."],
]
/** The same about the sheet of the exam. */
const inExam: typeof inQuestions = [
  [
    'clips longer than their minutes',
    field('listening minutes', '0.3'),
    ': needs 20 seconds for its clips (each twice, and 5 seconds to answer), but listening minutes gives 18.',
  ],
  [
    'minutes in words',
    field('reading minutes', 'two'),
    ': reading minutes must be a number of minutes from 0 to 1440.',
  ],
  [
    'no minutes to listen',
    field('listening minutes', '0'),
    ': listening minutes must be more than 0, since the exam has such questions.',
  ],
  ['no topic', field('topic', ''), ': has no topic.'],
  ['an id with blanks', field('id', 'my exam'), ': id may hold only a-z, 0-9 and hyphens.'],
  [
    'a row that is not known',
    { exam: (cells) => void cells.push(['author', 'Me']) },
    "row 13: 'author' is not known here.",
  ],
  [
    'a row twice',
    { exam: (cells) => void cells.push(['Topic', 'Other']) },
    "row 13: 'topic' stands here for the second time.",
  ],
  [
    'verdict thresholds in the wrong order',
    field('good above', '20'),
    ': verdictThresholds must have excellent and good, and excellent must not be less than good.',
  ],
]

const linesOf = async (folder: string) => {
  const read = await readContent(folder)
  return 'faults' in read ? read.faults.map(faultLine) : []
}

const files = {
  csv: { Exam: 'exam.csv', Questions: 'questions.csv' },
  xlsx: { Exam: 'paper.xlsx, sheet Exam', Questions: 'paper.xlsx, sheet Questions' },
} as const

describe.each(['csv', 'xlsx'] as const)('a spreadsheet (%s)', (kind) => {
  test('without faults is valid', async () => {
    expect(await linesOf(writeSpreadsheet(kind))).toEqual([])
  })

  test.each([
    ...inQuestions.map((each) => [...each, files[kind].Questions] as const),
    ...inExam.map((each) => [...each, files[kind].Exam] as const),
  ])('with %s is rejected with one line that names the row', async (what, changes, line, file) => {
    const expected = `${file}${line.startsWith(':') ? '' : ', '}${line}`
    const lines = await linesOf(writeSpreadsheet(kind, changes))
    // A missing column causes a fault in each of its cells, too.
    expect(what === 'a column that is missing' || what === 'a column twice' ? lines.slice(0, 1) : lines).toEqual([
      expected,
    ])
  })

  test('with several faults reports all of them', async () => {
    const lines = await linesOf(
      writeSpreadsheet(kind, {
        exam: field('topic', '').exam,
        questions: (cells) => {
          cell(2, 'correct', '').questions(cells)
          cell(5, 'type', 'singing').questions(cells)
        },
        files: { 'q3.m4a': undefined, 'q2.svg': 'no drawing' },
      }),
    )
    expect(lines).toHaveLength(5)
  })
})
