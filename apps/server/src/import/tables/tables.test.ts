import { wavOf } from '@naru/exam-kit/internal/sound/testing'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mp3, ogg } from '../../test/support/clips'
import { clip, zipOf } from '../../test/support/content'
import { paths } from '../../paths'
import { examTable, questionTable, writeSpreadsheet, xlsxOf, csvOf } from '../../test/support/spreadsheet'
import { clipSeconds } from '../../modules/media/clip-length'
import { readCsv } from './csv'
import { readContent } from '../read-content'
import { faultLine } from '@naru/exam-kit/content'
import { processorMs } from '../../test/support/processor-time'
import { readXlsx } from './xlsx'

const cellsOf = (text: string | Buffer) => {
  const read = readCsv(Buffer.from(text))
  return 'rows' in read ? read.rows.map(({ cells }) => cells) : read.fault
}

describe('a CSV file', () => {
  test.each([
    ['commas', 'a,b\n1,"x, y"\n'],
    ['semicolons, as Excel writes them in locales with a decimal comma', 'a;b\r\n1;"x, y"'],
    ['tabs', 'a\tb\n1\tx, y'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', 'x, y'],
    ])
  })

  test('may have quotes, line breaks and Hangul in its cells, and a byte-order mark', () => {
    expect(cellsOf('\u{FEFF}a,b\n"say ""안녕""","two\nlines"')).toEqual([
      ['a', 'b'],
      ['say "안녕"', 'two\nlines'],
    ])
    expect(cellsOf(Buffer.from('\u{FEFF}a\tb\n안녕\t1', 'utf16le'))).toEqual([
      ['a', 'b'],
      ['안녕', '1'],
    ])
  })

  test('numbers rows as a spreadsheet does, and skips empty ones', () => {
    const read = readCsv(Buffer.from('a,b\n"two\nlines",x\n,\n\n1,2\n'))
    expect('rows' in read && read.rows.map(({ row }) => row)).toEqual([1, 2, 5])
  })

  test('that is not UTF-8, or has an unclosed quotation mark, is rejected', () => {
    expect(cellsOf(Buffer.from([0xb0, 0xa1, 0x2c, 0xb0]))).toBe("is not in UTF-8. In Excel, save it as 'CSV UTF-8'.")
    expect(cellsOf('a,b\n"c,d')).toBe('has a quotation mark in row 2 that is never closed.')
  })
})

describe('a workbook', () => {
  test('is read as text, whatever the types of its cells', () => {
    const read = readXlsx(xlsxOf({ Exam: examTable(), Questions: questionTable(), Notes: [['&<>"', '7']] }))
    if ('fault' in read) throw new Error(read.fault)
    const texts = (name: string) => read.sheets.get(name)?.map(({ cells }) => cells)
    expect(texts('Exam')).toEqual(examTable())
    expect(texts('Notes')).toEqual([['&<>"', '7']])
    expect(texts('Questions')?.[3]?.slice(0, 13)).toEqual(questionTable()[3])
  })

  test.each([
    ['text', Buffer.from('no workbook'), /damaged/],
    ['another archive', zipOf({ 'word/document.xml': '<x/>' }), /is no Excel workbook/],
    ['broken XML', zipOf({ 'xl/workbook.xml': '<a><b></a>', 'xl/_rels/workbook.xml.rels': '<a/>' }), /damaged/],
    [
      'XML with entities of its own',
      zipOf({
        'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook><sheets/></workbook>',
        'xl/_rels/workbook.xml.rels': '<Relationships/>',
      }),
      /damaged/,
    ],
    ['too large when unpacked', zipOf({ 'xl/workbook.xml': ' '.repeat(21 * 1024 * 1024) }), /too large/],
  ])('that is %s is rejected', (_, file, fault) => {
    expect(readXlsx(file)).toEqual({ fault: expect.stringMatching(fault) })
  })

  const sheetWith = (rows: string) => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
    const relation = `<Relationship Id="r" Type="${type}" Target="worksheets/a.xml"/>`
    const read = readXlsx(
      zipOf({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': `<Relationships>${relation}</Relationships>`,
        'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      }),
    )
    return 'fault' in read ? read.fault : read.sheets.get('A')
  }

  test('is read without memory for the cells before its last one', () => {
    const last = '<row r="1048576"><c r="A1048576"><v>2</v></c><c r="XFD1048576"><v>3</v></c></row>'
    expect(sheetWith(`<row r="1"><c r="A1"><v>1</v></c></row>${last}`)).toEqual([
      { row: 1, cells: ['1'] },
      { row: 1_048_576, cells: ['2'] },
    ])
  })

  test('has the text of a failed formula', () => {
    expect(sheetWith('<row r="1"><c r="A1" t="e"><f>B1</f><v>#REF!</v></c></row>')).toEqual([
      { row: 1, cells: ['#REF!'] },
    ])
  })

  test.each(['<!-- ', '<', '<c ', '<c r="', '<c r="A1" t="inlineStr"><is><t>'])(
    'with 15 MB after %s is rejected within 5 seconds of a processor',
    (start) => {
      const before = processorMs()
      expect(sheetWith(`<row r="1">${start}${'x'.repeat(15_000_000)}`)).toMatch(/damaged/)
      expect(processorMs() - before).toBeLessThan(5000)
    },
  )

  test('that is truncated anywhere, or has any byte changed, is read or rejected without an exception', () => {
    const whole = xlsxOf({ Exam: examTable(), Questions: questionTable() })
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x5a
      for (const file of [whole.subarray(0, at), changed]) {
        const read = readXlsx(file)
        expect('fault' in read ? typeof read.fault : read.sheets).toBeTruthy()
      }
    }
  })

  test('without one of its two sheets is rejected', async () => {
    const folder = writeSpreadsheet('xlsx', { files: { 'paper.xlsx': xlsxOf({ Exam: examTable() }) } })
    expect(await readContent(folder)).toEqual({
      faults: [{ file: 'paper.xlsx', message: "has no sheet 'Questions'." }],
    })
  })
})

test('a workbook and CSV files, also with semicolons, give the same exam', async () => {
  const read = async (folder: string) => {
    const content = await readContent(folder)
    return 'content' in content ? content.content.exams.map(({ exam }) => exam) : content.faults
  }
  const csv = await read(writeSpreadsheet('csv'))
  expect(csv).toMatchObject([{ id: 'sheet-exam', guidelines: { length: 2 }, questions: { length: 4 } }])
  expect(await read(writeSpreadsheet('xlsx'))).toEqual(csv)
  expect(
    await read(
      writeSpreadsheet('csv', {
        files: { 'questions.csv': csvOf(questionTable(), ';'), 'exam.csv': csvOf(examTable(), ';') },
      }),
    ),
  ).toEqual(csv)
})

test('the sample spreadsheet is valid, and equals the mini exam except for its id', async () => {
  const read = async (folder: string) => {
    const content = await readContent(join(paths.content, folder))
    if ('faults' in content) throw new Error(content.faults.map(faultLine).join('\n'))
    return content.content.exams[0]?.exam
  }
  const plain = (exam: Awaited<ReturnType<typeof read>>) => ({
    ...exam,
    id: '',
    questions: exam?.questions.map(
      ({ script: _script, transcript: _transcript, turns: _turns, ...question }) => question,
    ),
  })
  const sample = await read('sample-spreadsheet')
  expect(plain(sample)).toEqual(plain(await read('exams/eps-topik-mini')))
  expect(sample?.questions[6]?.transcript).toBe('남자: 몇 시예요?\n여자: 일곱 시 반이에요.')
})

test('a folder with two exams is rejected unless the file is named', async () => {
  const folder = writeSpreadsheet('xlsx', { files: { 'exam.yaml': 'id: other' } })
  expect(await readContent(folder)).toEqual({
    faults: [{ file: 'exam.yaml', message: "lies beside 'paper.xlsx': which of them is the exam?" }],
  })
  expect(await readContent(join(folder, 'paper.xlsx'))).toMatchObject({
    content: { exams: [{ exam: { id: 'sheet-exam' } }] },
  })
})

describe('the length of a clip', () => {
  const wav = (seconds: number) => Buffer.from(wavOf(new Float32Array(8000 * seconds), { rate: 8000 }))
  /** Frames after one with a Xing header, which has the numbers of frames and of bytes. */
  const mp3WithHeader = (frames: number) => {
    const file = mp3(frames + 1)
    file.write('Xing', 15 + 36, 'latin1')
    file.writeUInt32BE(3, 15 + 40)
    file.writeUInt32BE(frames, 15 + 44)
    file.writeUInt32BE((frames + 1) * 417, 15 + 48)
    return file
  }

  test('of an MP3 file with a Xing header is rejected if bytes are missing', async () => {
    const file = mp3WithHeader(100)
    expect(await clipSeconds(file, '.mp3')).toBeCloseTo((100 * 1152) / 44_100, 5)
    expect(await clipSeconds(file.subarray(0, file.length / 2), '.mp3')).toBeUndefined()
  })

  test.each([
    ['.m4a', clip(3, 'sound'), 3],
    ['.wav', wav(2), 2],
    ['.mp3', mp3(100), (100 * 1152) / 44_100],
    ['.ogg', ogg(4), 4],
  ] as const)('is read from an %s', async (ending, file, seconds) => {
    expect(await clipSeconds(file, ending)).toBeCloseTo(seconds, 5)
    const lengths = [...Array(Math.min(file.length, 400)).keys(), Math.floor(file.length / 2), file.length - 1]
    for (const at of lengths) {
      const cut = await clipSeconds(file.subarray(0, at), ending)
      expect(cut === undefined || (ending === '.mp3' && cut > 0)).toBe(true)
    }
    expect(await clipSeconds(Buffer.from('no sound at all'), ending)).toBeUndefined()
  })

  test('of a recording is what a player shows', async () => {
    const file = readFileSync(join(paths.content, 'exams/eps-topik-mini/audio/q07.m4a'))
    expect(await clipSeconds(file, '.m4a')).toBeCloseTo(3.43, 1)
  })
})
