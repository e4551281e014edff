import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  stringMatching,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fieldsIn, type Fault, type Fields } from '@naru/exam-kit/content'
import { clip } from '../test/support/content'
import { writers } from './export-file'
import { importedDraft } from './jobs'
import { readImport } from '../modules/desk/files'
import { checkDraft, mediaNamesIn } from '../modules/papers/rules'

type Format = keyof typeof writers

const photo = `${'a'.repeat(32)}.svg`
const audio = `${'b'.repeat(32)}.m4a`
const mediaFolder = mkdtempSync(join(tmpdir(), 'naru-media-'))
writeFileSync(join(mediaFolder, photo), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
writeFileSync(join(mediaFolder, audio), clip(1, 'a clip'))

/** Imports a file into a draft. */
const readInto = async (draft: Fields, name: string, content: Uint8Array | string) => {
  const upload = { name, content: Buffer.from(content) }
  const usable = (names: readonly string[]) => Promise.resolve(names)
  const { exam, faults, media } = await readImport(upload, { mediaFolder }, usable, draft)
  if (exam === undefined) throw new Error(JSON.stringify(faults))
  return { faults, ...importedDraft(String(draft['id']), draft, exam, media) }
}

/** Exports a draft, and imports the file into a draft, by default the same one. */
const imported = async (draft: Fields, format: Format, into = draft) => {
  const id = String(draft['id'])
  const { exam, faults: before } = checkDraft(id, draft, new Set([photo, audio]))
  if (exam === undefined) throw new Error('The draft was not read.')
  const { ending, write } = writers[format]
  const contentOf = (name: string) => readFileSync(join(mediaFolder, name))
  const content = Buffer.concat([...write({ draft, exam, contentOf, files: mediaNamesIn(draft) })])
  return { before, ...(await readInto(into, `${id}.${ending}`, content)) }
}

/** What each format gives a meaning to, and what is written in more than one way. */
const words = [
  '책',
  '연필 하나',
  'a < b & c',
  '{~=#:}',
  '%50%x',
  '[html]<b>',
  '// naru: {}',
  '$CATEGORY: x',
  "it's",
  '=1+1',
  '1.50',
  '0012',
  '1e3',
  '::a::',
  'TRUE',
  'é'.normalize('NFD'),
  String.raw`a\nb \\`,
  '- a: b',
  '"x", y',
  '_x000D_',
]
const line = oneof(constantFrom(...words), stringMatching(/^[\p{L}\p{N}\p{P}\p{S} ]{1,12}$/u))
const spaced = tuple(
  constantFrom('', ' ', '\n'),
  array(line, { minLength: 1, maxLength: 3 }),
  constantFrom('', ' '),
).map(([before, lines, after]) => `${before}x${lines.join('\n')}${after}`)

/** A mapping of which any fields may be absent. */
const some = (fields: Record<string, Arbitrary<unknown>>, ...required: string[]): Arbitrary<Fields> =>
  record(fields, { requiredKeys: required })
const byLanguage = (value: Arbitrary<unknown>, ...languages: string[]) =>
  some(Object.fromEntries(languages.map((language) => [language, value])))

const sound = { script: array(record({ voice: constantFrom('a', 'b', 'q'), text: spaced }), { maxLength: 3 }) }
const help = {
  explanation: spaced,
  explanations: byLanguage(spaced, 'ko', 'si', 'ta'),
  translations: byLanguage(some({ text: spaced, transcript: spaced }), 'en', 'si'),
  unreviewed: subarray(['si', 'ta']),
  vocabulary: subarray(['물', '불', '먹다']),
  tags: some(
    {
      edition: constant(2024),
      unit: nat(59).map((unit) => unit + 1),
      level: constantFrom(1, 2, 3),
      grammar: subarray(['에', '을']),
    },
    'edition',
  ),
}

const optionsWith = (name: 'text' | 'spoken'): Arbitrary<Fields[]> =>
  tuple(
    array(tuple(spaced, some({ note: spaced, notes: byLanguage(spaced, 'si', 'ta') })), {
      minLength: 2,
      maxLength: 9,
    }),
    nat(),
    boolean(),
  ).map(([list, key, isWritten]) =>
    list.map(([said, notes], index) => ({
      [name]: `${index}${said}`,
      ...notes,
      ...(index === key % list.length ? { correct: true } : isWritten && { correct: false }),
    })),
  )
const withPicture = optionsWith('text').map(([first, ...others]) => {
  const { text: _text, ...option } = first ?? {}
  return [{ ...option, photo }, ...others]
})
const options = oneof(optionsWith('text'), withPicture)

const reading = some({ text: spaced, photo: constant(photo), options, ...help }, 'text', 'options').map((fields) => [
  { ...fields, type: 'reading' },
])
const listening = tuple(
  some({ text: spaced, photo: constant(photo), dialogue: constant(audio), ...sound, ...help }),
  oneof(
    options.map((list) => ({ options: list })),
    record({ options: optionsWith('spoken'), spokenBy: constantFrom('a', 'b') }),
  ),
).map(([fields, answers]) => [{ ...fields, ...answers, audio, type: 'listening' }])
const member = some({ text: spaced, options, ...help }, 'text', 'options')
const grouped = (type: string, group: Arbitrary<Fields>) =>
  tuple(group, array(member, { minLength: 2, maxLength: 3 })).map(([shared, members]) =>
    members.map((fields) => ({ ...fields, type, shared })),
  )
const readingGroup = grouped('reading', some({ text: spaced, translations: help.translations }, 'text'))
const listeningGroup = grouped(
  'listening',
  some({ text: spaced, audio: constant(audio), ...sound, translations: help.translations }, 'audio'),
)

/** The members of each part follow one another; a group gets its id. */
const numbered = (parts: readonly (readonly Fields[])[]) => {
  const groups: Fields[] = []
  const questions = parts.flatMap((members) => {
    const { shared } = members[0] ?? {}
    const group = `group-${groups.length + 1}`
    if (typeof shared === 'object') groups.push({ id: group, ...shared })
    return members.map(({ shared: _shared, ...fields }): Fields =>
      shared === undefined ? fields : { ...fields, group },
    )
  })
  return {
    ...(groups.length > 0 && { groups }),
    questions: questions.map((fields, index) => ({ item: `item-${index + 1}`, number: index + 1, ...fields })),
  }
}

const ownSections = [
  { id: 'signs', title: 'Signs & texts', minutes: 12.5, navigation: 'free' },
  {
    id: 'sounds',
    title: 'Sounds',
    minutes: 30,
    navigation: 'one-way',
    playback: { plays: 2, answerSeconds: 5, failureSeconds: 30 },
  },
]
const times = constantFrom<Fields>({ readingTimeMinutes: 25, listeningTimeMinutes: 10.5 }, { sections: ownSections })

const head = integer({ min: 0, max: 2 }).chain((count) => {
  const guidelines = array(spaced, { minLength: count, maxLength: count })
  return some(
    {
      topic: spaced,
      description: spaced,
      duration: spaced,
      guidelines,
      photo: constant(photo),
      verdictThresholds: constant({ excellent: 18, good: 15 }),
      translations: byLanguage(
        some({ description: spaced, duration: spaced, ...(count > 0 && { guidelines }) }),
        'ko',
        'si',
        'ta',
      ),
      unreviewed: subarray(['ko', 'ta']),
    },
    'topic',
    'description',
    'duration',
    'guidelines',
  )
})

/** Papers without faults. */
const papers: Arbitrary<Fields> = tuple(
  head,
  times,
  array(oneof(reading, readingGroup), { minLength: 1, maxLength: 2 }),
  array(oneof(listening, listeningGroup), { minLength: 1, maxLength: 2 }),
).map(([facts, limits, read, heard]) => {
  const { questions, ...groups } = numbered([...read, ...heard])
  const sectionOf = ({ type }: Fields) =>
    'sections' in limits ? { section: type === 'reading' ? 'signs' : 'sounds' } : {}
  return {
    id: 'harbour',
    ...facts,
    ...limits,
    ...groups,
    questions: questions.map((question) => ({ ...question, ...sectionOf(question) })),
  }
})

/** Each run packs and reads files. */
const RUNS = Number(process.env['RANDOM_RUNS'] ?? 100) / 20
const formats = ['folder', 'xlsx', 'gift', 'qti'] as const

describe('a file that was exported from a paper', () => {
  test.each(formats)('and not changed is read without a difference: %s', async (format) => {
    await assert(
      asyncProperty(papers, async (draft) => {
        const result = await imported(draft, format)
        expect(result).toEqual({ before: [], faults: [], draft, difference: undefined })
      }),
      { numRuns: RUNS },
    )
  })

  test.each(['folder', 'xlsx'] as const)('that is not finished is read without a difference: %s', async (format) => {
    const unfinished = tuple(papers, nat(), nat()).map(([draft, place, field]) => {
      const questions = fieldsIn(draft['questions'])
      const at = place % questions.length
      const names = ['text', 'audio', 'options', 'description', 'duration']
      const name = names[field % names.length] ?? ''
      const { [name]: _head, ...facts } = draft
      return {
        ...facts,
        questions: questions.map((question, index) => {
          if (index !== at) return question
          const { [name]: _own, ...others } = question
          return { ...others, options: name === 'options' ? [{}, { text: ' 둘 ' }, {}] : question['options'] }
        }),
      }
    })
    await assert(
      asyncProperty(unfinished, async (draft) => {
        const result = await imported(draft, format)
        expect(result.draft).toEqual(draft)
        // A workbook has no place for options without content.
        const fields = (faults: readonly Fault[]) => faults.map(({ field }) => field)
        expect(format === 'xlsx' ? [] : fields(result.faults)).toEqual(format === 'xlsx' ? [] : fields(result.before))
      }),
      { numRuns: RUNS },
    )
  })

  test.each(formats)('and changed in one text differs in that text only: %s', async (format) => {
    await assert(
      asyncProperty(papers, nat(), async (draft, place) => {
        const questions = fieldsIn(draft['questions'])
        const changed = {
          ...draft,
          questions: questions.map((question, index) =>
            index === place % questions.length ? { ...question, explanation: 'Another one.' } : question,
          ),
        }
        expect((await imported(changed, format, draft)).draft).toEqual(changed)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('what a file does not say of the exam stays as the paper has it', () => {
  const facts = {
    id: 'harbour',
    topic: 'Harbour',
    description: 'A paper of mine.',
    duration: '10 minutes',
    photo,
    guidelines: ['Read well.'],
    verdictThresholds: { excellent: 18, good: 15 },
    translations: { si: { description: 'දෙක' } },
    unreviewed: ['si'],
  }
  const old = {
    item: 'old',
    number: 1,
    type: 'reading',
    text: '?',
    options: [{ text: 'A', correct: true }, { text: 'B' }],
  }
  const minutes = { readingTimeMinutes: 5, listeningTimeMinutes: 3 }
  const gift =
    '::1::What?{=a ~b}\n\n$CATEGORY: x/listening\n\n// naru: {"audio":"AUDIO"}\n::2::Which?{=c ~d}\n'.replace(
      'AUDIO',
      audio,
    )

  test.each([
    { what: 'minutes', times: minutes, sections: [undefined, undefined] },
    { what: 'sections of its own', times: { sections: ownSections }, sections: ['signs', 'sounds'] },
  ])('$what', async ({ times, sections }) => {
    const paper = { ...facts, ...times, questions: [old] }
    const { draft, faults } = await readInto(paper, 'moodle.gift', gift)
    expect(faults).toEqual([])
    const { questions, ...head_ } = draft
    expect(head_).toEqual({ ...facts, ...times })
    expect(fieldsIn(questions).map(({ text, section }) => [text, section])).toEqual([
      ['What?', sections[0]],
      ['Which?', sections[1]],
    ])
  })

  test('but what it says is taken', async () => {
    const said = {
      topic: 'From a file',
      readingTimeMinutes: 7,
      guidelines: ['Listen.'],
      translations: { ta: { duration: '7' } },
    }
    const paper = { ...facts, sections: ownSections, questions: [old] }
    const { draft, faults } = await readInto(
      paper,
      'a.gift',
      `// naru exam: ${JSON.stringify({ id: 'else', ...said })}\n\n::1::What?{=a ~b}\n`,
    )
    expect(faults).toEqual([])
    const { unreviewed: _unreviewed, ...others } = facts
    expect(draft).toMatchObject({ ...others, ...said })
    for (const name of ['sections', 'unreviewed']) expect(draft).not.toHaveProperty(name)
  })

  test('and what neither of them has is told once, at the paper', async () => {
    const { faults } = await readInto({ id: 'harbour', topic: 'Harbour', questions: [] }, 'a.gift', '::1::What?{=a ~b}')
    expect(faults.map(({ field }) => field)).toEqual(['description', 'duration', 'readingTimeMinutes'])
  })
})
