import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { fullPapers, readBankItems, readEntries, readExam, ROOT, slugs } from './papers'
import { faultsOf } from './tools/clips.mjs'
import { clipsOf, instructionOf, spokenOf } from './tools/exam-clips.mjs'
import { alike } from './tools/phonemes.mjs'
import { SOUND } from './tools/voices.mjs'

const PLAYS = 2
const ANSWER_SECONDS = 5
const HANGUL = /^[\p{Script=Hangul}\s.,?!]+$/u

const papers = [
  ...slugs.map((slug) => ({ folder: join('exams', slug), paper: readExam(slug), isBank: false })),
  { folder: 'bank', paper: { questions: readBankItems(), groups: [] }, isBank: true },
]

describe.each(papers)('clips of $folder', ({ folder, paper, isBank }) => {
  const { questions, groups = [] } = paper
  const entries = readEntries(folder)
  const clips = clipsOf(paper, isBank)
  const file = (audio: string) => readFileSync(join(ROOT, folder, audio))

  it('each have an entry, and nothing else has', () =>
    expect(Object.keys(entries).toSorted()).toEqual(clips.map(({ audio }) => audio).toSorted()))

  it.each(clips.map((clip) => [clip.audio, clip] as const))(
    '%s speaks its script, at the right level, with a speaker, a licence and consent',
    (audio, clip) => {
      const sha256 = createHash('sha256').update(file(audio)).digest('hex')
      expect(faultsOf(entries[audio], spokenOf(clip, entries), sha256)).toEqual([])
    },
  )

  it.each(clips.map(({ audio }) => audio))(
    '%s is a mono AAC file of the length in its entry, which can start before it is complete',
    async (audio) => {
      const bytes = file(audio)
      const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
      const { codec, sampleRate, numberOfChannels } = (await input.getPrimaryAudioTrack()) ?? {}
      expect({ codec, sampleRate, numberOfChannels }).toEqual({
        codec: 'aac',
        sampleRate: SOUND.rate,
        numberOfChannels: 1,
      })
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
      const seconds = await input.computeDuration()
      expect(seconds).toBeGreaterThan(0.5)
      expect(seconds).toBeCloseTo(entries[audio]?.seconds ?? Number.NaN, 1)
    },
  )

  it('speak Hangul without digits and Latin letters', () => {
    for (const { head, turns } of clips)
      for (const { voice, text } of [...head, ...turns]) {
        expect(['a', 'b', 'q']).toContain(voice)
        expect(text).toMatch(HANGUL)
      }
  })

  it('ask nothing about texts that the voice cannot tell apart', () => {
    for (const question of questions.filter(({ type }) => type === 'listening')) {
      const group = groups.find(({ id }) => id === question.group)
      const { script = [], options } = { ...question, ...group }
      const said = [...options.flatMap(({ text, spoken }) => text ?? spoken ?? []), ...script.map(({ text }) => text)]
      expect(alike(said)).toEqual([])
    }
  })
})

/** What the exam plays of a paper, and the seconds that all plays and answers take. */
const listeningOf = (slug: string) => {
  const paper = readExam(slug)
  const entries = readEntries(join('exams', slug))
  const questions = paper.questions.filter(({ type }) => type === 'listening')
  const clips = clipsOf(paper)
  const played = clips.filter(({ isPlayed }) => isPlayed)
  const seconds = played.map(({ audio }) => entries[audio]?.seconds ?? Number.NaN)
  const needed = seconds.reduce((sum, each) => sum + PLAYS * each, questions.length * ANSWER_SECONDS)
  return { paper, entries, questions, clips, played, needed }
}

describe.each(slugs)('the listening section of %s', (slug) => {
  const { paper, entries, needed } = listeningOf(slug)

  it('is announced as computer speech in the guidelines while any clip is', () =>
    expect(paper.guidelines.join('\n').includes('Recordings are computer speech for now.')).toBe(
      Object.values(entries).some(({ kind }) => kind === 'synthetic'),
    ))

  it('has time for all plays and answers', () => expect(needed).toBeLessThanOrEqual(paper.listeningTimeMinutes * 60))
})

describe.each(fullPapers)('the full paper %s', (slug) => {
  const { entries, questions, clips, played, needed } = listeningOf(slug)

  it('plays and waits for 22:00 to 23:45 of 25:00', () => {
    expect(needed).toBeGreaterThanOrEqual(22 * 60)
    expect(needed).toBeLessThanOrEqual(23 * 60 + 45)
  })

  it('has a bare dialogue for each assembled clip, in less than 5 MB', () => {
    for (const { head, dialogue = '' } of played) {
      expect(head).toHaveLength(2)
      expect(entries[dialogue]?.seconds).toBeGreaterThan(0)
    }
    const sizes = clips.map(({ audio }) => readFileSync(join(ROOT, 'exams', slug, audio)).length)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(5_000_000)
  })

  it('speaks the questions about its dialogues, except those of groups', () => {
    for (const question of questions.filter(({ group }) => group === undefined))
      expect(question.text?.trim()).toBe(instructionOf(question))
  })
})

it('keeps the clips of the mini exam within four seconds', () => {
  const seconds = Object.values(readEntries(join('exams', 'eps-topik-mini'))).map((entry) => entry.seconds)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(4)
})
