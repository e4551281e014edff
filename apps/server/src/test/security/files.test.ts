import { strToU8 } from 'fflate'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { writeContent, zipOf } from '../support/content'
import { newPaper, newStaff } from '../support/desk-client'

const server = await openTestServer({ contentFolder: writeContent() })
const author = await newStaff(server, 'author')
const paper = await newPaper(author)

const sheetWith = (rows: string) =>
  zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r" Target="worksheets/a.xml"/></Relationships>',
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })

/** An exam whose 40 questions show one picture. */
const examWith = (photo: string, content: string | Uint8Array) =>
  zipOf({
    'exam.yaml': `topic: T\ndescription: D\nduration: 5 minutes\nreadingTimeMinutes: 5\nquestions:\n${Array.from(
      { length: 40 },
      (_, at) =>
        `  - { number: ${at + 1}, type: reading, text: Which?, photo: ${photo}, options: [{ text: A, correct: true }, { text: B }] }\n`,
    ).join('')}`,
    [photo]: content,
  })

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<g fill="rgb(1,2,3)"/>'.repeat(155_000)}</svg>`

const item = (at: number) =>
  `<assessmentItem identifier="i${at}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>${'<b>x</b>'.repeat(20_000)}</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`
const qti = () => {
  const items = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`i${at}.xml`, item(at)]))
  const resources = Object.keys(items).map((path) => `<resource type="imsqti_item_xmlv2p2" href="${path}"/>`)
  return zipOf({ 'imsmanifest.xml': `<manifest><resources>${resources.join('')}</resources></manifest>`, ...items })
}

const largePng = () =>
  sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#123456' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Milliseconds in which this thread had a processor. */
const workedMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/**
 * Measures turns of the event loop as `monitorEventLoopDelay` does, but by the work of this thread: tests share the machine, where it also waits for
 * processors and for memory that other threads hold.
 */
const measureTurns = () => {
  let longest = 0
  let before = workedMs()
  const timer = setInterval(() => {
    const now = workedMs()
    longest = Math.max(longest, now - before)
    before = now
  }, 5)
  return () => {
    clearInterval(timer)
    return longest
  }
}

const upload = (name: string, content: Uint8Array) =>
  author.post(`/api/desk/papers/${paper}/import`, { name, file: Buffer.from(content).toString('base64') })

/** Imports a file, and asks for the health of the server meanwhile. */
const importing = async (name: string, content: Uint8Array) => {
  const file = Buffer.from(content).toString('base64')
  const health = new Set<number>()
  const ask = async () => void health.add((await server.server.inject('/healthz')).statusCode)
  const longestTurn = measureTurns()
  const timer = setInterval(() => void ask(), 20)
  const answer = await author.post(`/api/desk/papers/${paper}/import`, { name, file })
  clearInterval(timer)
  const longestMs = longestTurn()
  await ask()
  return { answer, longestMs, health: [...health] }
}

describe('ASVS 40: a file of an author that takes long to read', () => {
  beforeAll(async () => {
    // The first job loads the modules.
    await upload('warm-up.gift', strToU8('::1:: x {=a ~b}'))
  })

  test.each([
    ['nested keys of YAML', 'a.zip', () => zipOf({ 'exam.yaml': `${'? '.repeat(500)}x` }), "key that begins with '?'"],
    ['errors of YAML', 'a.zip', () => zipOf({ 'exam.yaml': `a: ${'} '.repeat(80_000)}` }), 'cannot be read'],
    ['a tag without an end', 'a.xlsx', () => sheetWith(`<${'a'.repeat(40_000)}`), 'damaged'],
    ['attributes without values', 'a.xlsx', () => sheetWith(`<a ${'b'.repeat(9990)}/>`.repeat(60)), 'damaged'],
    ['a drawing that 40 questions show', 'a.zip', () => examWith('a.svg', drawing), 'faults'],
    ['20 large items of QTI', 'a.zip', qti, 'message'],
    [
      'a picture of 25 megapixels that 40 questions show',
      'a.zip',
      async () => examWith('a.png', await largePng()),
      'faults',
    ],
  ])('stops nobody: %s', async (_, name, make, said) => {
    const { answer, longestMs, health } = await importing(name, await make())
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).toContain(said)
    expect(health).toEqual([200])
    expect(longestMs).toBeLessThan(250)
  })
})
