import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeContent } from '../test/support/content'
import { processorMs } from '../test/support/processor-time'
import { readContent } from './read-content'
import { listFiles, readYaml } from './read-file'

const outside = mkdtempSync(join(tmpdir(), 'naru-outside-'))
writeFileSync(join(outside, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(outside, 'plans.yaml'), '[]')
const folders = [outside]
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})
const contentWith = (link: string, target: string) => {
  const folder = writeContent()
  folders.push(folder)
  rmSync(join(folder, link), { recursive: true, force: true })
  symlinkSync(target, join(folder, link))
  return folder
}
const faultsOf = async (folder: string) => {
  const read = await readContent(folder)
  return 'faults' in read ? read.faults.map(({ file, message }) => `${file}: ${message}`) : []
}

describe('a link in a content folder', () => {
  test.each(['exams/mini/images', 'exams/mini', 'exams', 'advertisements', 'anything'])(
    'that leads from %s out of it is refused, and nothing behind it is read',
    async (link) => {
      expect(await faultsOf(contentWith(link, outside))).toEqual([
        `${link}: is a link that leads out of the content folder.`,
      ])
    },
  )

  test('that leads from an exam’s folder out of it is not followed if the exam is imported by itself', async () => {
    const faults = await faultsOf(join(contentWith('exams/mini/images', outside), 'exams/mini'))
    expect(faults).toContain("exam.yaml: names the file 'images/a.svg', which is not there.")
  })

  test('in the place of a file is refused', async () => {
    expect(await faultsOf(contentWith('plans.yaml', join(outside, 'plans.yaml')))).toEqual([
      'plans.yaml: is no plain file.',
    ])
  })

  test('to a folder inside it is followed once, and a circle ends', () => {
    const folder = mkdtempSync(join(tmpdir(), 'naru-links-'))
    folders.push(folder)
    mkdirSync(join(folder, 'a/b'), { recursive: true })
    writeFileSync(join(folder, 'a/x.svg'), '')
    symlinkSync('../a', join(folder, 'a/again'))
    symlinkSync('a', join(folder, 'c'))
    symlinkSync('nowhere', join(folder, 'd'))
    const { files, links } = listFiles(folder)
    expect([...files].toSorted()).toEqual(
      ['a', 'a/again', 'a/again/again', 'a/again/b', 'a/again/x.svg', 'a/b', 'a/x.svg'].concat([
        'c',
        'c/again',
        'c/b',
        'c/x.svg',
        'd',
      ]),
    )
    expect(links.toSorted()).toEqual(['a/again/again', 'c/again'])
  })
})

describe('a YAML file', () => {
  const read = (text: string) => {
    const path = join(outside, 'file.yaml')
    writeFileSync(path, text)
    return readYaml(path)
  }

  test('with a key twice is refused with the line', () => {
    expect(read('a: 1\nb: { c: 1 }\na: 2\n')).toEqual({
      fault: 'cannot be read: Map keys must be unique at line 3, column 1.',
    })
  })

  test('may have a byte-order mark', () => {
    expect(read('\u{FEFF}a: 1\n')).toEqual({ value: { a: 1 } })
  })

  test('with 25,000 keys takes less than 5 seconds of a processor', () => {
    const start = processorMs()
    expect(read(Array.from({ length: 25_000 }, (_, at) => `k${at}: 1\n`).join(''))).toHaveProperty('value')
    expect(processorMs() - start).toBeLessThan(5000)
  })

  test.each([
    ['keys that begin with ?', `${'? '.repeat(500)}x`, "has a key that begins with '?'."],
    [
      '80,000 errors',
      `a: ${'} '.repeat(80_000)}`,
      'cannot be read: Unexpected flow-map-end token in YAML stream at line 1, column 4.',
    ],
    [
      '20,000 wrong tags',
      `a: ${'!!a '.repeat(20_000)}`,
      'cannot be read: A node can have at most one tag at line 1, column 8.',
    ],
    ['two documents', 'a: 1\n---\nb: 2\n', 'cannot be read: It has more than one document.'],
  ])('with %s is refused within a second', (_, text, fault) => {
    const start = processorMs()
    expect(read(text)).toEqual({ fault: expect.stringContaining(fault) })
    expect(processorMs() - start).toBeLessThan(1000)
  })

  test('that repeats an alias without end is refused', () => {
    expect(read(`a: &a [x]\nb: [${'*a,'.repeat(200)}]`)).toEqual({ fault: expect.stringMatching(/Excessive alias/) })
  })
})
