import { join } from 'node:path'
import { checkOwnMedia, createFileChecks } from './checks/check-media'
import { readYaml } from './read-file'
import { checkUnit, readUnitFiles, type SourceUnit } from './checks/check-unit'
import {
  optionalProp,
  checkKeys,
  fieldsIn,
  isFields,
  textOf,
  type Fields,
  type Report,
  type Fault,
} from '@naru/exam-kit/content'

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb', 'counter', 'expression'] as const

/** Languages of a word's meanings. English needs no review: it is the authors' own. */
const meaningLanguages = ['en', 'si', 'ta'] as const
const reviewedLanguages = ['si', 'ta'] as const
const reviewStates = ['draft', 'reviewed'] as const

/** In characters. */
const LONGEST_KOREAN = 50
const LONGEST_TEXT = 200

/** One word as a content author writes it. Files are paths inside the words' folder. */
export interface SourceWord {
  id: string
  /** Dictionary form. */
  korean: string
  partOfSpeech: (typeof partsOfSpeech)[number]
  meanings: Record<(typeof meaningLanguages)[number], string>
  example: string
  /** The word as the example has it, if not as `korean`. */
  inExample?: string
  exampleEnglish: string
  /** Languages whose meaning no person has reviewed. */
  unreviewed: string[]
  audio?: string
  /** Where the word is in a file of several words, in seconds. @default it is all of the file */
  range?: Range
  /** Whether the recording is computer speech. @default false */
  isSynthetic?: true
  photo?: string
}

type Range = readonly [start: number, end: number]

/** Words of one unit of the textbook, in the order in which they are learned. */
export interface WordUnit extends SourceUnit {
  words: SourceWord[]
}

export interface ReadWords {
  units: WordUnit[]
  faults: Fault[]
}

/** Folder of the words and their media inside a content folder. */
export const WORDS = 'words'

const texts = ['id', 'korean', 'pos', ...meaningLanguages, 'example', 'inExample', 'exampleEn', 'audio', 'photo']

const checkReview = (fields: Fields, report: Report): string[] => {
  const { review } = fields
  if (!isFields(review)) {
    report("'review' must be a mapping by language.")
    return []
  }
  for (const name of Object.keys(review)) {
    if (!reviewedLanguages.some((known) => known === name))
      report(
        `has the language '${name}' in 'review', which is not known there; known are ${reviewedLanguages.join(', ')}.`,
      )
  }
  for (const language of reviewedLanguages) {
    if (!reviewStates.some((state) => state === review[language]))
      report(`must have draft or reviewed in 'review' for '${language}'.`)
  }
  return reviewedLanguages.filter((language) => review[language] === 'draft')
}

const checkWord = (fields: Fields, files: ReadonlySet<string>, report: Report): SourceWord => {
  checkKeys(fields, { texts, others: ['review'] }, report)
  const required = (name: string) => {
    const text = textOf(fields, name)
    if (text === undefined) report(`has no ${name}.`)
    else if (text.length > LONGEST_TEXT) report(`has a text of more than ${LONGEST_TEXT} characters in '${name}'.`)
    return text ?? ''
  }
  const id = required('id')
  if (id !== '' && !/^[a-z0-9-]{1,100}$/.test(id)) report('has an id that may hold only a-z, 0-9 and hyphens.')
  const korean = required('korean')
  if (korean.length > LONGEST_KOREAN) report(`has a korean of more than ${LONGEST_KOREAN} characters.`)
  if (korean !== '' && !/^[가-힣]+(?: [가-힣]+)*$/.test(korean)) report('has a korean that is not in Hangul.')
  const pos = required('pos')
  const partOfSpeech = partsOfSpeech.find((known) => known === pos)
  if (pos !== '' && partOfSpeech === undefined)
    report(`has the pos '${pos}', which is not known; known are ${partsOfSpeech.join(', ')}.`)
  const example = required('example')
  const inExample = textOf(fields, 'inExample')
  const surface = inExample ?? korean
  if (example !== '' && !example.includes(surface))
    report(`has an example without '${surface}'; 'inExample' says how the example writes the word.`)
  const [audio, photo] = [textOf(fields, 'audio'), textOf(fields, 'photo')]
  for (const file of [audio, photo])
    if (file !== undefined && !files.has(file)) report(`names the file '${file}', which is not there.`)
  return {
    id,
    korean,
    partOfSpeech: partOfSpeech ?? 'noun',
    meanings: { en: required('en'), si: required('si'), ta: required('ta') },
    example,
    ...optionalProp('inExample', inExample),
    exampleEnglish: required('exampleEn'),
    unreviewed: checkReview(fields, report),
    ...optionalProp('audio', audio),
    ...optionalProp('photo', photo),
  }
}

/** Parses one file of words and reports all its faults. `files`: paths inside the words' folder. */
export const checkWordUnit = (
  raw: unknown,
  file: string,
  files: ReadonlySet<string>,
  faults: Fault[],
): WordUnit | undefined => {
  const report = (message: string) => void faults.push({ file, message })
  const checked = checkUnit(raw, file, { list: WORDS, first: 0 }, report)
  if (checked === undefined) {
    report('is no unit of words.')
    return undefined
  }
  const list = fieldsIn(checked.fields[WORDS])
  if (list.length === 0) report('has no words.')
  const words = list.map((fields, index) => {
    const word = textOf(fields, 'id') ?? `at place ${index + 1}`
    return checkWord(fields, files, (message) => void faults.push({ file, word, message }))
  })
  return { ...checked.head, words }
}

/** Files of several words, each with its kind and where each word is; the clip maker writes them. */
const SOUNDS = 'audio/clips.json'

const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && 0 <= value[0] && value[0] < value[1]

/** The recordings in files of several words, by the words' ids. */
const readSounds = (content: string, files: ReadonlySet<string>, faults: Fault[]) => {
  const sounds = new Map<string, Pick<SourceWord, 'audio' | 'range' | 'isSynthetic'>>()
  if (!files.has(SOUNDS)) return sounds
  const report = (message: string) => void faults.push({ file: `${WORDS}/${SOUNDS}`, message })
  const read = readYaml(join(content, WORDS, SOUNDS))
  if ('fault' in read) report(read.fault)
  const clips = 'value' in read && isFields(read.value) ? read.value : {}
  for (const [audio, clip] of Object.entries(clips)) {
    const { kind, words } = isFields(clip) ? clip : {}
    if (!files.has(audio)) report(`names the file '${audio}', which is not there.`)
    for (const [id, range] of Object.entries(isFields(words) ? words : {})) {
      if (isRange(range)) sounds.set(id, { audio, range, ...(kind === 'synthetic' && { isSynthetic: true }) })
      else report(`has no start and end of '${id}' in '${audio}'.`)
    }
  }
  return sounds
}

/** Reads and validates the words of a content folder: `words/*.yaml` and the media beside; without units if there are none. */
export const readWords = async (content: string): Promise<ReadWords> => {
  const faults: Fault[] = []
  const units: WordUnit[] = []
  const ids = new Set<string>()
  const written = new Set<string>()
  const found = readUnitFiles(content, WORDS, faults)
  const checks = createFileChecks(join(content, WORDS))
  const sounds = readSounds(content, found.files, faults)
  for (const { file, raw } of found.units) {
    const unit = checkWordUnit(raw, file, found.files, faults)
    if (unit === undefined) continue
    const words = unit.words.map((word) => (word.audio === undefined ? { ...word, ...sounds.get(word.id) } : word))
    units.push({ ...unit, words })
    for (const word of words) {
      const report = (message: string) => void faults.push({ file, word: word.id, message })
      if (word.id !== '' && ids.has(word.id)) report('has an id that another word has too.')
      if (word.korean !== '' && written.has(word.korean)) report(`is '${word.korean}', which another word is too.`)
      ids.add(word.id)
      written.add(word.korean)
      const seconds = await checkOwnMedia(word, checks, found.files, report)
      if (word.range !== undefined && word.range[1] > seconds)
        report(`ends after the ${seconds} seconds of its recording.`)
    }
  }
  return { units, faults }
}
