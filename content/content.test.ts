import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { faultsOf, readClips } from './tools/clips.mjs'
import { readClip } from './tools/mp4'
import { alike } from './tools/phonemes.mjs'
import type { Line } from './tools/voices.mjs'

type Option = { text?: string; photo?: string; correct?: true }
type Question = {
  number: number
  type: 'reading' | 'listening'
  text?: string
  photo?: string
  audio?: string
  script?: Line[]
  options: Option[]
  explanation: string
}
type Exam = {
  id: string
  topic: string
  description: string
  duration: string
  photo: string
  readingTimeMinutes: number
  listeningTimeMinutes: number
  verdictThresholds?: { excellent: number; good: number }
  guidelines: string[]
  questions: Question[]
}

const ROOT = import.meta.dirname
const PLAYS = 2
const ANSWER_SECONDS = 5

const text = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const readExam = (slug: string) => {
  const exam: Exam = parse(text('exams', slug, 'exam.yaml'))
  return exam
}
const slugs = readdirSync(join(ROOT, 'exams')).filter((name) => statSync(join(ROOT, 'exams', name)).isDirectory())
const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
const key = (option: Option) => (option.text ?? option.photo ?? '').trim().toLowerCase()
const unknownKeys = (value: object, allowed: readonly string[]) =>
  Object.keys(value).filter((name) => !allowed.includes(name))
const secondsOf = (slug: string, audio: string) => readClip(readFileSync(join(ROOT, 'exams', slug, audio))).seconds

const EXAM_KEYS =
  'id topic description duration photo readingTimeMinutes listeningTimeMinutes verdictThresholds guidelines questions'.split(
    ' ',
  )
const QUESTION_KEYS = ['number', 'type', 'text', 'photo', 'audio', 'script', 'options', 'explanation']

it.each([
  ['eps-topik-mock-1', 20, 20],
  ['eps-topik-mini', 5, 5],
  ['eps-topik-reading-1', 15, 0],
])('%s has %i reading and %i listening questions', (slug, reading, listening) => {
  const { questions } = readExam(slug)
  expect(questions.filter(({ type }) => type === 'reading')).toHaveLength(reading)
  expect(questions.filter(({ type }) => type === 'listening')).toHaveLength(listening)
})

describe.each(slugs)('exam %s', (slug) => {
  const source = text('exams', slug, 'exam.yaml')
  const exam = readExam(slug)
  const { questions } = exam
  const listening = questions.filter(({ type }) => type === 'listening')
  const each = questions.map((question) => [question.number, question] as const)

  it('is named like its folder and says what it is', () => {
    expect(exam.id).toBe(slug)
    expect(exam.topic && exam.description && exam.duration).toBeTruthy()
    expect(unknownKeys(exam, EXAM_KEYS)).toEqual([])
    expect(exam.guidelines.length).toBeGreaterThan(0)
    expect(exam.guidelines.every((line) => typeof line === 'string' && line.trim() !== '')).toBe(true)
    expect(exam.guidelines.some((line) => /[;\n]/.test(line))).toBe(true)
  })

  it('is NFC, so that the same word is the same bytes everywhere', () => expect(source).toBe(source.normalize('NFC')))

  it('numbers its questions without a gap, reading first', () => {
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, i) => i + 1))
    expect(questions.map(({ type }) => type)).toEqual(
      questions
        .map(({ type }) => type)
        .toSorted()
        .toReversed(),
    )
  })

  it('has a time for each section that has questions', () => {
    expect(exam.readingTimeMinutes).toBeGreaterThan(0)
    expect(exam.listeningTimeMinutes).toBeGreaterThanOrEqual(0)
    expect(exam.listeningTimeMinutes > 0).toBe(listening.length > 0)
  })

  it('can reach every verdict with its marks', () => {
    const { excellent, good } = exam.verdictThresholds ?? { excellent: 180, good: 150 }
    expect(good).toBeLessThan(excellent)
    expect(excellent).toBeLessThan(questions.length * 5)
  })

  it.each(each)('question %i is complete', (_, question) => {
    expect(unknownKeys(question, QUESTION_KEYS)).toEqual([])
    expect(question.text ?? question.photo).toBeTruthy()
    expect(question.explanation.trim()).toMatch(/\.$/)
    expect(Boolean(question.audio)).toBe(question.type === 'listening')
    expect(Boolean(question.script?.length)).toBe(question.type === 'listening')
    for (const line of question.script ?? []) {
      expect(unknownKeys(line, ['voice', 'text'])).toEqual([])
      expect(['a', 'b', 'q']).toContain(line.voice)
      expect(line.text).toMatch(/^[\p{Script=Hangul}\s.,?!]+$/u)
    }
  })

  it.each(each)('question %i has four different options and exactly one key', (_, { options }) => {
    expect(options).toHaveLength(4)
    for (const option of options) {
      expect(unknownKeys(option, ['text', 'photo', 'correct'])).toEqual([])
      expect(typeof (option.text ?? option.photo)).toBe('string')
      expect(key(option)).not.toBe('')
    }
    expect(new Set(options.map(key)).size).toBe(4)
    expect(options.filter(({ correct }) => correct === true)).toHaveLength(1)
    const pictures = options.flatMap(({ photo }) => (photo ? [text('exams', slug, photo)] : []))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('spreads its keys over the four positions', () => {
    for (const type of ['reading', 'listening'] as const) {
      const section = questions.filter((question) => question.type === type)
      const counts = [0, 1, 2, 3].map((at) => section.filter(({ options }) => options[at]?.correct).length)
      expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(section.length / 4) + 1)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(Math.floor(section.length / 4) - 1)
    }
  })

  it('uses every file that lies in its folder, and every file it uses is there', () => {
    const used = questions.flatMap(({ photo, audio, options }) => [
      photo,
      audio,
      ...options.map((option) => option.photo),
    ])
    const wanted = new Set([exam.photo, ...used].filter((name) => name !== undefined))
    const present = files(join('exams', slug)).filter((name) => /\.(svg|m4a)$/.test(name))
    expect(present.map((name) => name.slice(join('exams', slug).length + 1)).toSorted()).toEqual([...wanted].toSorted())
  })

  const list = join('exams', slug, 'audio', 'clips.json')
  const clips = readClips(existsSync(join(ROOT, list)) ? JSON.parse(text(list)) : {})

  it('has an entry for each clip and for nothing else', () =>
    expect(Object.keys(clips).toSorted()).toEqual(listening.map(({ audio = '' }) => audio).toSorted()))

  it.each(listening.map(({ audio = '', script = [] }) => [audio, script] as const))(
    '%s speaks its script, at the right level, with a speaker, a licence and consent',
    (audio, script) => {
      const file = readFileSync(join(ROOT, 'exams', slug, audio))
      expect(faultsOf(clips[audio], script, createHash('sha256').update(file).digest('hex'))).toEqual([])
      expect(clips[audio]?.seconds).toBeCloseTo(readClip(file).seconds, 1)
    },
  )

  it.each(listening.map((question) => [question.number, question] as const))(
    'question %i does not rest on texts that the voice cannot tell apart',
    (_, { options, script = [] }) =>
      expect(alike([...options.flatMap((option) => option.text ?? []), ...script.map((line) => line.text)])).toEqual(
        [],
      ),
  )

  it('says in its guidelines that recordings are computer speech while any is', () =>
    expect(exam.guidelines.join('\n').includes('Recordings are computer speech for now.')).toBe(
      Object.values(clips).some(({ kind }) => kind === 'synthetic'),
    ))

  it.each(listening.map(({ audio = '' }) => audio))(
    '%s is a mono AAC file that can start before it is complete',
    (audio) => {
      const clip = readClip(readFileSync(join(ROOT, 'exams', slug, audio)))
      expect(clip).toMatchObject({ codec: 'mp4a', channels: 1, rate: 24_000 })
      expect(clip.boxes[0]).toBe('ftyp')
      expect(clip.boxes.indexOf('moov')).toBeLessThan(clip.boxes.indexOf('mdat'))
      expect(clip.seconds).toBeGreaterThan(0.5)
      expect(Math.abs(clip.trackSeconds - clip.seconds)).toBeLessThan(0.2)
    },
  )

  it('lets all its clips play twice, with time to answer, within the listening section', () => {
    const seconds = listening.map(({ audio = '' }) => PLAYS * secondsOf(slug, audio) + ANSWER_SECONDS)
    expect(seconds.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(exam.listeningTimeMinutes * 60)
  })
})

it('keeps the clips of the mini exam within four seconds', () => {
  const { questions } = readExam('eps-topik-mini')
  const clips = questions.flatMap(({ audio }) => (audio ? [secondsOf('eps-topik-mini', audio)] : []))
  expect(Math.max(...clips)).toBeLessThanOrEqual(4)
})
