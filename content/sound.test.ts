import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { timeBudgets } from '@naru/exam-kit/content'
import { fullPapers, readBankItems, readEntries, readExam, ROOT, slugs } from './papers'
import { faultsOf } from './tools/clips'
import { clipsOf, instructionOf, spokenOf } from './tools/exam-clips'
import { alike } from './tools/phonemes'
import { PAUSES, SOUND } from './tools/voices'

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

  it.each(clips.filter(({ head }) => head.length === 0))('$audio has times of its lines and spoken options', (clip) => {
    const entry = entries[clip.audio]
    if (entry?.kind !== 'synthetic') return
    expect(entry.turns).toHaveLength(clip.turns.filter(({ isNumber }) => isNumber !== true).length)
    expect(Math.abs(entry.seconds - PAUSES.end - (entry.turns?.at(-1)?.[1] ?? 0))).toBeLessThan(0.05)
  })

  it('speak Hangul without digits and Latin letters', () => {
    for (const { head, turns } of clips)
      for (const { voice, text } of [...head, ...turns]) {
        expect(['a', 'b', 'q']).toContain(voice)
        expect(text).toMatch(HANGUL)
      }
  })

  it('ask nothing about texts that espeak-ng cannot tell apart', () => {
    const asked = questions.filter(({ type }) => type === 'listening')
    const said = asked.flatMap((question) => {
      const group = groups.find(({ id }) => id === question.group)
      const { script = [], options } = { ...question, ...group }
      const { audio = '' } = group ?? question
      if (entries[audio]?.engine !== 'espeak-ng') return []
      return [[...options.flatMap(({ text, spoken }) => text ?? spoken ?? []), ...script.map(({ text }) => text)]]
    })
    expect(said.flatMap(alike)).toEqual([])
  })
})

/** The listening questions of a paper, what it plays, and how much of its time that takes. */
const listeningOf = (slug: string) => {
  const paper = readExam(slug)
  const entries = readEntries(join('exams', slug))
  const questions = paper.questions.filter(({ type }) => type === 'listening')
  const clips = clipsOf(paper)
  const [budget] = timeBudgets(paper, (path) => entries[path]?.seconds ?? Number.NaN)
  return { paper, entries, questions, clips, played: clips.filter(({ isPlayed }) => isPlayed), budget }
}

describe.each(slugs)('the listening section of %s', (slug) => {
  const { paper, entries, budget } = listeningOf(slug)

  it('is announced as computer speech in the guidelines while any clip is', () =>
    expect(paper.guidelines.join('\n').includes('Recordings are computer speech for now.')).toBe(
      Object.values(entries).some(({ kind }) => kind === 'synthetic'),
    ))

  it('has time for all plays and answers', () =>
    expect(budget?.needed ?? 0).toBeLessThanOrEqual(paper.listeningTimeMinutes * 60))
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe.each(fullPapers)('the full paper %s', (slug) => {
  const { paper, entries, questions, clips, played, budget } = listeningOf(slug)
  const holders: { audio?: string; audioStart?: number; id?: string }[] = [...questions, ...(paper.groups ?? [])]
  const heard = played.map((clip) => ({ ...holders.find(({ audio }) => audio === clip.audio), ...clip }))

  it('plays and waits for 22:00 to 23:45 of 25:00', () => {
    expect(budget).toMatchObject({ plays: 2, answerSeconds: 5, available: 25 * 60 })
    expect(budget?.needed).toBeGreaterThanOrEqual(22 * 60)
    expect(budget?.needed).toBeLessThanOrEqual(23 * 60 + 45)
  })

  it('begins both plays with two seconds of silence, and has none of more than 2.5 s elsewhere', () => {
    for (const { head, turns } of heard) {
      const [start, ...others] = [...head, ...turns].map(({ pause }) => pause)
      expect([start, turns[0]?.pause]).toEqual([2, 2])
      expect(Math.max(...others)).toBeLessThanOrEqual(2.5)
    }
    expect(PAUSES.end).toBeLessThan(2.5)
  })

  it.each(heard)('begins the second play of $audio after number and instruction', (clip) => {
    const { audio, audioStart = Number.NaN, dialogue = '' } = clip
    const secondsOf = (name: string) => entries[name]?.seconds ?? Number.NaN
    expect(Math.abs(secondsOf(audio) - audioStart - PAUSES.play - secondsOf(dialogue))).toBeLessThan(0.3)
  })

  it('speaks its last ten questions at 4 to 4.5 syllables a second', () => {
    const last = new Set(questions.slice(-10).flatMap(({ audio, group }) => audio ?? group ?? []))
    const spoken = heard.filter(({ audio, id = audio }) => last.has(id))
    const syllables = spoken.flatMap(({ turns }) =>
      turns.map(({ text }) => text.match(/\p{Script=Hangul}/gu)?.length ?? 0),
    )
    const seconds = spoken.map(({ dialogue = '', turns: [, ...others] }) => {
      const silences = others.reduce((sum, { pause }) => sum + pause, PAUSES.start + PAUSES.end)
      return (entries[dialogue]?.seconds ?? Number.NaN) - silences
    })
    const rate = sum(syllables) / sum(seconds)
    expect(rate).toBeGreaterThanOrEqual(4)
    expect(rate).toBeLessThanOrEqual(4.5)
  })

  it('has a bare dialogue for each assembled clip, in less than 5 MB', () => {
    for (const { head, dialogue = '' } of played) {
      expect(head).toHaveLength(2)
      expect(entries[dialogue]?.seconds).toBeGreaterThan(0)
    }
    const sizes = clips.map(({ audio }) => readFileSync(join(ROOT, 'exams', slug, audio)).length)
    expect(sum(sizes)).toBeLessThan(5_000_000)
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
