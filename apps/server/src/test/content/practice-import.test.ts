import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bankItems, practiceMedia, textbookUnits, words } from '../../platform/db/schema'
import { readContent } from '../../import/read-content'
import { faultLine } from '@naru/exam-kit/content'
import { sourceOf, writeContent } from '../support/content'
import { openContentServer } from '../support/content-server'

const { server, put } = await openContentServer()
const { database } = server.context

const replaced = (name: string, ...changes: [from: string, to: string][]) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} has no ${from}.`)
    return text.replace(from, to)
  }, sourceOf(name))
const [bank1, bank2, words1, words2] = [
  'bank/unit-01.yaml',
  'bank/unit-02.yaml',
  'words/unit-01.yaml',
  'words/unit-02.yaml',
]

const itemOf = async (item: string) => {
  const [row] = await database.select().from(bankItems).where(eq(bankItems.item, item))
  if (row === undefined) throw new Error(`There is no ${item}.`)
  return row
}
const wordOf = async (id: string) => (await database.select().from(words).where(eq(words.id, id)))[0]
const stored = async () => ({
  items: await database.select().from(bankItems).orderBy(bankItems.item),
  words: await database.select().from(words).orderBy(words.id),
  units: await database.select().from(textbookUnits).orderBy(textbookUnits.unit),
  media: await database.select().from(practiceMedia).orderBy(practiceMedia.name),
})

describe('the import of bank and words', () => {
  test('stores questions with their tags and bare clips, words with their media, and units', async () => {
    const price = await itemOf('bank-price')
    expect(price).toMatchObject({ unit: 2, family: 'hear-number', sector: 'services', sound: 'price', isActive: true })
    expect(price.question.audio).toMatch(/^[0-9a-f]{32}\.m4a$/)
    expect(price.question.dialogue).toBeUndefined()
    const apple = await wordOf('w-apple')
    expect(apple).toEqual({
      id: 'w-apple',
      unit: 1,
      position: 0,
      korean: '사과',
      isActive: true,
      content: {
        id: 'w-apple',
        unit: 1,
        korean: '사과',
        partOfSpeech: 'noun',
        meanings: { en: 'apple', si: 'ඇපල්', ta: 'ஆப்பிள்' },
        example: '사과.',
        exampleEnglish: 'Yes.',
        unreviewed: ['si'],
        audio: expect.stringMatching(/^[0-9a-f]{32}\.m4a$/),
        photo: expect.stringMatching(/^[0-9a-f]{32}\.svg$/),
      },
    })
    const { units, media } = await stored()
    expect(units).toEqual([
      { unit: 1, name: '자기소개', names: { en: 'Introducing yourself', si: 'තමන් හඳුන්වා දීම' }, isVerified: true },
      { unit: 2, name: '물건', names: {}, isVerified: false },
    ])
    const clip = (await itemOf('bank-word')).question.audio
    const { audio, photo } = apple?.content ?? {}
    const company = (await wordOf('w-company'))?.content
    expect(company).toMatchObject({ audio: expect.stringMatching(/^[0-9a-f]{32}\.m4a#t=1,1\.75$/), isSynthetic: true })
    const several = company?.audio?.replace(/#.*/, '')
    expect(new Set(media.map(({ name }) => name))).toEqual(new Set([price.question.audio, clip, audio, photo, several]))
  })

  test('changes nothing if nothing changed', async () => {
    const before = await stored()
    expect(await put(writeContent())).toMatchObject({
      units: { new: 0, changed: 0, unchanged: 2, removed: 0 },
      bank: { new: 0, changed: 0, unchanged: 3, removed: 0 },
      words: { new: 0, changed: 0, unchanged: 6, removed: 0 },
    })
    expect(await stored()).toEqual(before)
  })

  test('updates changed entries in place, and keeps the ids of their questions and options', async () => {
    const before = await itemOf('bank-reading')
    const folder = writeContent({
      [bank1]: replaced(bank1, ['저는 학생(  ).', '제 동생은 학생(  ).'], ['{ text: 예요,', '{ text: 이예요,']),
      [words1]: replaced(words1, ["en: 'apple'", "en: 'an apple'"]),
    })
    const before2 = await stored()
    const planned = await put(folder, true)
    expect(await stored()).toEqual(before2)
    const report = await put(folder)
    expect(report).toEqual(planned)
    expect(report).toMatchObject({
      bank: { new: 0, changed: 1, unchanged: 2, removed: 0 },
      words: { new: 0, changed: 1, unchanged: 5, removed: 0 },
    })
    const after = await itemOf('bank-reading')
    expect(after.question).toMatchObject({ id: before.question.id, text: '제 동생은 학생(  ).' })
    expect(after.question.options.map(({ id, text }) => [id, text])).toEqual([
      [before.question.options[0]?.id, '이에요'],
      [before.question.options[1]?.id, '이예요'],
    ])
    expect((await wordOf('w-apple'))?.content.meanings['en']).toBe('an apple')
    await put(writeContent())
  })

  test('makes inactive what the content no longer has, active again what comes back, and deletes nothing', async () => {
    const before = await stored()
    const folder = writeContent({ [bank2]: undefined, [words1]: words1Without('w-person') })
    expect(await put(folder)).toMatchObject({
      bank: { new: 0, changed: 0, unchanged: 2, removed: 1 },
      words: { new: 0, removed: 1 },
    })
    expect((await itemOf('bank-price')).isActive).toBe(false)
    expect((await wordOf('w-person'))?.isActive).toBe(false)
    expect(await put(folder)).toMatchObject({ bank: { removed: 0, unchanged: 2 }, words: { removed: 0 } })
    expect(await put(writeContent())).toMatchObject({ bank: { changed: 1 } })
    expect(await stored()).toEqual(before)
  })

  test('leaves the stored bank and words as they are if the content has none', async () => {
    const before = await stored()
    const none = { [bank1]: undefined, [bank2]: undefined, [words1]: undefined, [words2]: undefined }
    expect(await put(writeContent(none))).not.toHaveProperty('bank')
    expect(await stored()).toEqual(before)
  })
})

const words1Without = (id: string) =>
  sourceOf(words1)
    .split('\n')
    .filter((line) => !line.includes(`id: ${id},`))
    .join('\n')

test.each([
  ['words/unit-01.yaml, word w-apple: has no si.', words1, "si: 'ඇපල්', ", ''],
  ['words/unit-01.yaml, word w-apple: has no pos.', words1, 'pos: noun, ', ''],
  [
    "words/unit-01.yaml, word w-apple: has the pos 'name', which is not known; known are noun, verb, adjective, adverb, counter, expression.",
    words1,
    'pos: noun',
    'pos: name',
  ],
  [
    "words/unit-01.yaml, word w-apple: has the key 'tamil', which is not known here.",
    words1,
    'pos: noun',
    'pos: noun, tamil: x',
  ],
  ['words/unit-01.yaml, word at place 1: has no id.', words1, 'id: w-apple, ', ''],
  ['words/unit-01.yaml, word W1: has an id that may hold only a-z, 0-9 and hyphens.', words1, 'w-apple', 'W1'],
  ['words/unit-01.yaml, word w-person: has an id that another word has too.', words1, 'w-apple', 'w-person'],
  [
    "words/unit-02.yaml, word w-firm: is '사람', which another word is too.",
    words2,
    '기업, pos: noun, ',
    '사람, pos: noun, inExample: 기업, ',
  ],
  [
    "words/unit-01.yaml, word w-apple: has an example without '사과'; 'inExample' says how the example writes the word.",
    words1,
    'example: 사과.',
    'example: 배.',
  ],
  [
    'words/unit-01.yaml, word w-apple: has a korean that is not in Hangul.',
    words1,
    'korean: 사과',
    'korean: sagwa, inExample: 사과',
  ],
  [
    "words/unit-01.yaml, word w-apple: must have draft or reviewed in 'review' for 'si'.",
    words1,
    'si: draft',
    'si: done',
  ],
  [
    "words/unit-01.yaml, word w-apple: has the language 'en' in 'review', which is not known there; known are si, ta.",
    words1,
    'si: draft',
    'si: draft, en: draft',
  ],
  [
    "words/unit-01.yaml, word w-apple: names the file 'audio/none.m4a', which is not there.",
    words1,
    'audio/apple.m4a',
    'audio/none.m4a',
  ],
  [
    "words/audio/clips.json: has no start and end of 'w-company' in 'audio/unit-01.m4a'.",
    'words/audio/clips.json',
    '[1,1.75]',
    '[1,0.75]',
  ],
  [
    'words/unit-01.yaml, word w-company: ends after the 2 seconds of its recording.',
    'words/audio/clips.json',
    '1.75',
    '2.75',
  ],
  ['words/unit-01.yaml: has a unit other than 0 to 60.', words1, 'unit: 1', 'unit: 61'],
  [
    "words/unit-02.yaml: names its unit '기업', but bank/unit-02.yaml names it '물건'.",
    words2,
    'name: 물건',
    'name: 기업',
  ],
])('%s', async (line, file, from, to) => {
  const read = await readContent(writeContent({ [file]: replaced(file, [from, to]) }))
  expect('faults' in read ? read.faults.map(faultLine) : []).toEqual([line])
})
