import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Clip, faultsOf, nextStep, readClips, recorded, spokenBy } from './clips'
import { measure } from './sound'
import { espeak } from './voices/engines'
import { fingerprint, type Line, PACES, type Spoken } from './voices'

const say = (...lines: Line[]): Spoken => ({
  turns: lines.map((line) => ({ ...line, pause: 1, speed: PACES.short.speeds[line.voice] })),
  end: 0.2,
})
const script = say({ voice: 'a', text: '네, 알겠습니다.' })
const other = say({ voice: 'a', text: '아니요.' })
const levels = { seconds: 2, loudness: -19, peak: -3 }
const computer: Clip = { ...spokenBy(script, espeak), ...levels, sha256: 'of the computer' }
const person: Clip = {
  ...recorded(script, undefined),
  ...levels,
  speaker: 'Kim',
  licence: 'CC BY 4.0',
  consent: 'letter of 2026-11-02',
  sha256: 'of a person',
}

it.each([
  ['no file', undefined, script, undefined, 'make'],
  ['a file without an entry', undefined, script, 'of a person', 'adopt'],
  ['a recording under the name of computer speech', computer, script, 'of a person', 'adopt'],
  ['a new recording', person, script, 'of another person', 'adopt'],
  ['a recording', person, script, 'of a person', 'current'],
  ['a recording of another script', person, other, 'of a person', 'outdated'],
  ['computer speech', computer, script, 'of the computer', 'current'],
  ['computer speech of another script', computer, other, 'of the computer', 'make'],
] as const)('%s', (_, entry, words, sha256, step) => expect(nextStep(entry, words, sha256, false)).toBe(step))

it('makes computer speech anew by force, and no recording', () => {
  expect(nextStep(computer, script, 'of the computer', true)).toBe('make')
  expect(nextStep(person, script, 'of a person', true)).toBe('current')
  expect(nextStep(computer, script, 'of a person', true)).toBe('adopt')
})

it('gives a new recording the metadata of the one before, but none of computer speech', () => {
  const { speaker, licence, consent } = person
  expect(recorded(script, person)).toMatchObject({ kind: 'recorded', speaker, licence, consent })
  expect(recorded(script, computer)).toMatchObject({ kind: 'recorded', speaker: '', licence: '', consent: '' })
})

it('finds no fault with complete entries', () => {
  expect(faultsOf(computer, script, computer.sha256)).toEqual([])
  expect(faultsOf(person, script, person.sha256)).toEqual([])
})

it.each<[string, Partial<Clip>, string]>([
  ['no consent', { consent: ' ' }, 'is recorded without consent of its speakers'],
  ['no speaker', { speaker: '' }, 'has no speaker'],
  ['no licence', { licence: '' }, 'has no licence'],
  ['a script of before', { script: fingerprint(other) }, 'speaks another script'],
  ['another file', { sha256: 'of nobody' }, 'is not the file of its entry: run npm run content:clips'],
  ['a high peak', { peak: -2.9 }, 'has peaks above -3 dBFS'],
  ['a low level', { loudness: -20.1 }, 'is not at -19 LUFS'],
])('finds fault with %s', (_, change, fault) =>
  expect(faultsOf({ ...person, ...change }, script, person.sha256)).toEqual([fault]),
)

it('finds fault with consent of computer speech', () =>
  expect(faultsOf({ ...computer, consent: 'of nobody' }, script, computer.sha256)).toEqual([
    'is computer speech, which needs no consent: write null',
  ]))

it('has a fingerprint that tells voices, texts, turns and silences apart', () => {
  const turns = (...voices: Line['voice'][]) => say(...voices.map((voice) => ({ voice, text: '네' })))
  const all = [script, other, turns('a'), turns('b'), turns('a', 'a'), { ...script, end: 5 }].map((each) =>
    fingerprint(each),
  )
  expect(new Set(all).size).toBe(all.length)
})

it.skipIf(spawnSync('ffmpeg', ['-version']).status !== 0)('measures a clip as its entry says', () => {
  const folder = join(import.meta.dirname, '..', 'exams', 'eps-topik-mini')
  const clips = readClips(join(folder, 'audio', 'clips.json'))
  const { seconds, loudness, peak } = clips['audio/q09.m4a'] ?? levels
  expect(measure(join(folder, 'audio', 'q09.m4a'))).toEqual({ seconds, loudness, peak })
})
