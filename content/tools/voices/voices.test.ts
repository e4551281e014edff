import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { faultsOf, nextStep, spokenBy, type Clip } from '../clips'
import { measure, makeClip } from '../sound'
import type { Spoken, Turn } from '../voices'
import { chosenEngine, espeak, sherpa, takes, type Engine } from './engines'
import { alikeIn, lettersApart, publishPairs, questionOf } from './pairs'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const rate = 16_000

/** A tone for each letter; ㅆ sounds like ㅅ, and slower is longer. */
const tones = (text: string, speed: number): Float32Array<ArrayBuffer> => {
  const letters = Array.from(text.normalize('NFD').replaceAll('\u110A', '\u1109'))
  const length = Math.round((0.12 * rate * 112) / speed)
  return Float32Array.from({ length: letters.length * length }, (_, i) => {
    const letter = letters[Math.floor(i / length)]?.codePointAt(0) ?? 0
    return 0.3 * Math.sin((2 * Math.PI * (250 + 137 * (letter % 31)) * i) / rate)
  })
}

const stub: Engine = {
  ...espeak,
  name: 'stub',
  licence: 'CC0-1.0',
  voiceOf: (voice) => `tone ${voice}`,
  speak: (turns) => turns.map(({ text, speed }) => ({ rate, samples: tones(text, speed) })),
}

const turn = (voice: Turn['voice'], text: string): Turn => ({ voice, text, pause: 0.15, speed: 112 })
const spoken: Spoken = { turns: [turn('a', '어디에 가요?'), turn('b', '약국에 가요.')], end: 0.2 }
const folderWith = (files: Record<string, unknown>) => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-voices-'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

describe.skipIf(!hasFfmpeg)('a clip of another engine', () => {
  it('keeps engine, voices, licence and kind, and when each turn is heard', () => {
    const folder = folderWith({})
    const { times } = makeClip(spoken, folder, 'clip.m4a', stub)
    const entry: Clip = { ...spokenBy(spoken, stub), ...measure(join(folder, 'clip.m4a')), sha256: 'x' }
    expect(entry).toMatchObject({ kind: 'synthetic', engine: 'stub', speaker: 'tone a, tone b', licence: 'CC0-1.0' })
    expect(times.turns.map(([start]) => start)).toEqual([0.15, expect.closeTo(2.1, 0)])
    expect(faultsOf(entry, spoken, 'x')).toEqual([])
    expect(nextStep(entry, spoken, 'x', false)).toBe('current')
    expect(nextStep(entry, spoken, 'x', false, 'stub')).toBe('current')
    expect(nextStep(entry, spoken, 'x', false, 'espeak-ng')).toBe('make')
    expect(faultsOf({ ...entry, engine: '' }, spoken, 'x')).toContain('has no engine')
  })

  it('is made of takes: a recording with the names and consents of its speakers', () => {
    const person = { name: 'Kim', consent: 'letter 7' }
    const description = { licence: 'CC BY 4.0', speakers: { a: person, b: { ...person, name: 'Lee' } } }
    const folder = folderWith({
      'takes.json': { ...description, lines: { a: { '어디에 가요?': 'one.wav' }, b: { '약국에 가요.': 'one.wav' } } },
    })
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1', join(folder, 'one.wav')]
    expect(spawnSync('ffmpeg', ['-loglevel', 'error', ...tone]).status).toBe(0)
    const engine = takes(folder)
    makeClip(spoken, folder, 'clip.m4a', engine)
    const entry: Clip = { ...spokenBy(spoken, engine), ...measure(join(folder, 'clip.m4a')), sha256: 'x' }
    expect(entry).toMatchObject({ kind: 'recorded', speaker: 'Kim, Lee', licence: 'CC BY 4.0', consent: 'letter 7' })
    expect(faultsOf(entry, spoken, 'x')).toEqual([])
    expect(() => engine.speak([turn('a', '네.')])).toThrow("There is no take of the voice 'a' for: 네.")
  })
})

const model = {
  name: 'tiny',
  licence: 'OpenRAIL-M',
  wordsPerMinute: 140,
  voices: { a: 0, b: 5, q: 2 },
  model: { vits: {} },
}

/** Stands in for the package: says which voice it was asked for, how fast, and for which file. */
const module = `exports.OfflineTts = class {
  constructor({ model }) { if (!model.vits.model.endsWith('/model.onnx')) throw new Error('no such file') }
  generate({ text, generationConfig: { sid, speed } }) {
    return { sampleRate: 16000, samples: Float32Array.from([sid, speed, text.length]) }
  }
}`

describe('sherpa', () => {
  it('speaks all turns in another process, each with its voice and speed', () => {
    const folder = folderWith({
      'voices.json': { ...model, model: { vits: { model: 'model.onnx' } } },
      'model.onnx': 'weights',
      'module.cjs': module,
    })
    const engine = sherpa(folder, join(folder, 'module.cjs'))
    expect(engine).toMatchObject({ name: 'sherpa-onnx tiny', kind: 'synthetic', licence: 'OpenRAIL-M' })
    expect(engine.voiceOf('b')).toBe('voice 5')
    const said = engine.speak(spoken.turns)
    expect(said.map((each) => each.rate)).toEqual([16_000, 16_000])
    expect(said.map(({ samples }) => Array.from(samples, (value) => Math.round(value * 10) / 10))).toEqual([
      [0, 0.8, 7],
      [5, 0.8, 7],
    ])
  })

  it('says in one sentence what is missing', () => {
    const folder = folderWith({ 'voices.json': model, 'module.cjs': module })
    const speak = (name: string) => () => sherpa(folder, name).speak(spoken.turns)
    expect(speak('naru-no-such-package')).toThrow(
      'sherpa-onnx-node is not installed: npm install --no-save sherpa-onnx-node@1.13.8',
    )
    expect(speak(join(folder, 'module.cjs'))).toThrow(/^The voice model 'tiny' failed: /)
    expect(() => sherpa()).toThrow('Name the folder of a voice model: --model DIR')
    expect(() => sherpa(folderWith({}))).toThrow(/voices\.json is missing: it describes a voice model/)
    expect(() => sherpa(folderWith({ 'voices.json': { ...model, voices: { a: 0 } } }))).toThrow("of the voice 'b'")
  })
})

it('is chosen by options of the command, and is espeak-ng without', () => {
  const folder = folderWith({ 'voices.json': model })
  const { engine, isChosen, rest } = chosenEngine(['bank', '--engine', 'sherpa', '--model', folder, '--force'])
  expect([engine.name, isChosen, rest]).toEqual(['sherpa-onnx tiny', true, ['bank', '--force']])
  expect(chosenEngine([])).toMatchObject({ engine: espeak, isChosen: false })
  expect(() => chosenEngine(['--engine', 'wavenet'])).toThrow("There is no engine 'wavenet'")
})

describe('minimal pairs', () => {
  const pairs: Record<string, string>[] = parse(readFileSync(join(import.meta.dirname, '../../pairs.yaml'), 'utf8'))

  it('are forty, and the words of each differ by one letter', () => {
    expect(pairs).toHaveLength(40)
    for (const words of pairs.map((pair) => Object.keys(pair))) {
      expect(words.length).toBeGreaterThan(1)
      expect([words, new Set(lettersApart(words)).size]).toEqual([words, words.length])
    }
  })

  it('have a key that is drawn, so that no place is always right', () => {
    const keys = pairs.map((pair, i) => questionOf(pair, i + 1).options.findIndex((option) => 'correct' in option))
    expect(keys.every((key) => key >= 0)).toBe(true)
    expect(keys.filter((key) => key === 0).length).toBeGreaterThan(9)
    expect(keys.filter((key) => key === 1).length).toBeGreaterThan(9)
  })

  it('are alike where a voice has one sound for two letters, and apart elsewhere', () => {
    expect(alikeIn(['살', '쌀'], stub)).toMatchObject([{ one: '살', other: '쌀', apart: 0 }])
    expect(alikeIn(['불', '뿔', '풀'], stub)).toEqual([])
  })

  test('only those that the voice tells apart are published', () => {
    const content = folderWith({ 'pairs.yaml': '[{ 살: flesh, 쌀: rice }, { 밤: night, 방: room }]' })
    spawnSync('mkdir', [join(content, 'bank')])
    writeFileSync(join(content, 'bank/unit-01.yaml'), '{ edition: 2024, unit: 1, name: 소개, items: [] }')
    expect(publishPairs(content, stub)).toEqual([
      expect.stringMatching(/^pairs: 살 and 쌀 are alike in stub: 0\.0 dB apart/),
      'pairs: 1 of 2 are told apart.',
    ])
    const { unit, items } = parse(readFileSync(join(content, 'bank/pairs.yaml'), 'utf8'))
    expect([unit, items]).toEqual([1, [questionOf({ 밤: 'night', 방: 'room' }, 2)]])
  })
})
