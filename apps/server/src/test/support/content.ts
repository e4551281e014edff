import { strToU8, zipSync, type ZipOptions } from 'fflate'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { StoredPaper, StoredQuestion } from '@naru/exam-kit/content'

/** A drawing; another label makes another file. */
export const drawing = (label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>${label}</title></svg>`

const box = (name: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/**
 * The headers of an `.m4a` clip of some seconds around any content; players notice that it is silent only when
 * decoding it.
 */
export const clip = (seconds: number, content: string): Buffer => {
  const times = Buffer.alloc(24)
  times.writeUInt32BE(64, 12)
  times.writeUInt32BE(Math.round(seconds * 64), 16)
  const description = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('mp4a', Buffer.alloc(28)))
  const handler = box('hdlr', Buffer.alloc(8), 'soun', Buffer.alloc(12))
  const header = Buffer.alloc(84)
  header.writeUInt32BE(1, 12)
  const samples = box('stbl', description, box('stsz', Buffer.alloc(12)))
  const track = box('trak', box('tkhd', header), box('mdia', box('mdhd', times), handler, box('minf', samples)))
  return Buffer.concat([
    box('ftyp', 'M4A ', Buffer.alloc(4)),
    box('moov', box('mvhd', times, Buffer.alloc(76)), track),
    box('mdat', content),
  ])
}

const mini = `
id: mini
topic: Mini exam
description: Two of each.
duration: '10 minutes: 5 + 5'
photo: card.svg
readingTimeMinutes: 5
listeningTimeMinutes: 5
verdictThresholds: { excellent: 15, good: 10 }
guidelines: ['Read well; answer all', 'Listen']
translations:
  si: { topic: කුඩා විභාගය, description: දෙක බැගින්., guidelines: ['හොඳින් කියවන්න', 'සවන් දෙන්න'] }
questions:
  - number: 1
    type: reading
    text: 사과는 무엇입니까?
    photo: images/q1.svg
    options: [{ text: 과일, correct: true }, { text: 동물 }]
    explanation: An apple is fruit.
  - number: 2
    type: reading
    text: Which picture?
    options: [{ photo: images/a.svg }, { photo: images/b.svg, correct: true }]
    explanation: The second.
  - number: 4
    type: listening
    audio: audio/q4.m4a
    script: [{ voice: a, text: 안녕하세요? }, { voice: q, text: 무엇입니까? }]
    options: [{ text: 네 }, { text: 안녕, correct: true }]
    explanation: A greeting.
  - number: 3
    type: listening
    audio: audio/q3.m4a
    script: [{ voice: b, text: 비밀 대본 }]
    turns: [{ start: 0.1, end: 0.4 }]
    options: [{ text: One, correct: true }, { text: Two }]
    explanation: One it is.
`

const other = `
id: other
topic: Other exam
description: Reading only.
duration: 20 minutes
readingTimeMinutes: 20
listeningTimeMinutes: 0
guidelines: []
questions:
  - number: 1
    type: reading
    text: Yes or no?
    photo: other.svg
    options: [{ text: 'Yes', correct: true }, { text: 'No' }]
`

const plans = `
- { id: yearly, name: Yearly, duration: yearly, price: 5000, exams: [mini, other] }
- { id: free, name: Free, duration: monthly, price: 0, description: Try it., exams: [mini] }
- { id: quick, name: Quick, duration: 5-minutes, price: 0, exams: [other] }
- { id: paid, name: Paid, duration: one-time, price: 990.5, exams: [other] }
`

const bankUnit1 = `
edition: 2024
unit: 1
name: 자기소개
items:
  - item: bank-reading
    type: reading
    text: 저는 학생(  ).
    options: [{ text: 이에요, correct: true }, { text: 예요, note: After a vowel. }]
    explanation: 학생 ends in a consonant.
    vocabulary: [학생]
    tags: { edition: 2024, unit: 1, field: vocabulary-grammar, family: blank-grammar, sector: general, level: 1 }
  - item: bank-word
    type: listening
    audio: audio/word.m4a
    script: [{ voice: a, text: 사과 }]
    options: [{ text: 사과, correct: true }, { text: 사자 }]
    tags: { edition: 2024, unit: 1, field: sound, family: hear-word, sound: near-pair, sector: general, level: 1 }
`

const bankUnit2 = `
edition: 2024
unit: 2
name: 물건
unverified: true
items:
  - item: bank-price
    type: listening
    audio: audio/price.m4a
    dialogue: audio/price-bare.m4a
    script: [{ voice: b, text: 천 원입니다. }]
    options: [{ text: '1,000원', correct: true }, { text: '2,000원' }]
    tags: { edition: 2024, unit: 2, field: sound, family: hear-number, sound: price, sector: services, level: 1 }
`

const word = (id: string, korean: string, pos: string, [en, si, ta]: [string, string, string], more = '') => `
  - { id: ${id}, korean: ${korean}, pos: ${pos}, en: '${en}', si: '${si}', ta: '${ta}', example: ${korean}., exampleEn: Yes., review: { si: draft, ta: reviewed }${more} }`

const wordsUnit1 = `
edition: 2024
unit: 1
name: 자기소개
names: { en: Introducing yourself, si: තමන් හඳුන්වා දීම }
words:${word('w-apple', '사과', 'noun', ['apple', 'ඇපල්', 'ஆப்பிள்'], ', audio: audio/apple.m4a, photo: images/apple.svg')}${word('w-person', '사람', 'noun', ['person', 'පුද්ගලයා', 'நபர்'])}${word('w-company', '회사', 'noun', ['company; firm', 'සමාගම', 'நிறுவனம்'])}${word('w-office', '사무실', 'noun', ['office', 'කාර්යාලය', 'அலுவலகம்'])}
`

const wordsUnit2 = `
edition: 2024
unit: 2
name: 물건
words:${word('w-go', '가다', 'verb', ['to go', 'යනවා', 'செல்லுதல்'])}${word('w-firm', '기업', 'noun', ['firm', 'ව්‍යාපාරය', 'தொழில்'])}
`

const files: Readonly<Record<string, string | Buffer>> = {
  'exams/mini/exam.yaml': mini,
  'exams/mini/card.svg': drawing('card'),
  'exams/mini/images/q1.svg': drawing('q1'),
  'exams/mini/images/a.svg': drawing('a'),
  'exams/mini/images/b.svg': drawing('b'),
  'exams/mini/audio/q3.m4a': clip(1, 'sound of three '.repeat(8)),
  'exams/mini/audio/q4.m4a': clip(1, 'sound of four '.repeat(8)),
  'exams/other/exam.yaml': other,
  'exams/other/other.svg': drawing('other'),
  'bank/unit-01.yaml': bankUnit1,
  'bank/unit-02.yaml': bankUnit2,
  'bank/audio/word.m4a': clip(1, 'sound of a word'),
  'bank/audio/price.m4a': clip(3, 'sound of a number and a price'),
  'bank/audio/price-bare.m4a': clip(1, 'sound of a price'),
  'words/unit-01.yaml': wordsUnit1,
  'words/unit-02.yaml': wordsUnit2,
  'words/audio/apple.m4a': clip(1, 'sound of an apple'),
  'words/audio/unit-01.m4a': clip(2, 'sounds of a person and a company'),
  'words/audio/clips.json': JSON.stringify({
    'audio/unit-01.m4a': { kind: 'synthetic', words: { 'w-person': [0.1, 0.9], 'w-company': [1, 1.75] } },
  }),
  'words/images/apple.svg': drawing('apple'),
  'plans.yaml': plans,
  'advertisements.yaml': '- { id: ad, title: Learn, titles: { si: ඉගෙන ගන්න }, image: advertisements/ad.svg }',
  'advertisements/ad.svg': drawing('ad'),
  'videos.yaml': "- { id: v1, title: Hangul, youtubeUrl: 'https://youtu.be/abcdefghijk' }",
}

/** A text file of the small content folder. */
export const sourceOf = (name: string): string => String(files[name])

/** Files by path; undefined: none. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>

export const writeFolder = (contents: Files): string => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-folder-'))
  for (const [name, content] of Object.entries(contents)) {
    if (content === undefined) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** Writes a small content folder and returns its path. `changes` replace files or leave them out. */
export const writeContent = (changes: Files = {}): string => writeFolder({ ...files, ...changes })

export const zipOf = (contents: Readonly<Record<string, string | Uint8Array>>, options: ZipOptions = {}): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(contents).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      options,
    ),
  )

/** A stored exam of a minute for each section. */
export const storedPaper = (questions: StoredQuestion[], changes: Partial<StoredPaper> = {}): StoredPaper => ({
  id: 'exam',
  topic: 'T',
  description: '',
  duration: '',
  guidelines: [],
  readingTimeMinutes: 1,
  listeningTimeMinutes: 1,
  questions,
  ...changes,
})
