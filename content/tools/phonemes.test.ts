import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { alike, heard, phonemes } from './phonemes'
import { PACES, VOICES } from './voices'

/** Lax and tense ㄱ, which espeak-ng's own Korean rules say alike between voiced sounds. */
const PAIRS = [
  ['아가', '아까'],
  ['지금', '지끔'],
  ['사과', '사꽈'],
  ['선풍기', '선풍끼'],
  ['장갑', '장깝'],
  ['토기', '토끼'],
] as const

it.each([
  ['아가', "[['a|ga]]"],
  ['아까', "[['a|q-a]]"],
  ['장갑 얼마예요?', "[[tS;'aN|ga b'@L|ma|je|jo]]?"],
  ['몇 시, 열 개', "[[mj'@t- s-'i]], [[j'@L q-'E]]"],
  ['물론', "[[m'u|lon]]"],
  ['의자에 앉고', "[['u-j|dZ;a|e 'an|q-o]]"],
])('gives %s the phonemes %s', (text, expected) => expect(phonemes(text)).toBe(expected))

it.each(PAIRS)('gives %s and %s different phonemes, of which only the second is tense', (lax, tense) => {
  expect(phonemes(lax).replace('g', 'q-')).toBe(phonemes(tense))
  expect(heard(lax)).not.toBe(heard(tense))
})

it.each([
  ['사다', '싸다'],
  ['고기를 삽니다.', '고기를 쌉니다'],
  ['같이', '가치'],
])('finds %s and %s heard alike', (one, other) => expect(alike(['달', one, '말', other])).toEqual([[one, other]]))

it('finds nothing among words that differ by another sound, or by punctuation', () =>
  expect(alike(['불', '풀', '뿔', '물', '발', '자다', '짜다', '차다', '네.', '네', '3,000원', '3,500원'])).toEqual([]))

const speak = (text: string) => {
  const { voice, pitch } = VOICES.a
  const args = ['-v', voice, '-p', `${pitch}`, '-s', `${PACES.learner.speeds.a}`, '--stdout', phonemes(text)]
  return createHash('sha256').update(spawnSync('espeak-ng', args).stdout).digest('hex')
}

describe.skipIf(spawnSync('espeak-ng', ['--version']).status !== 0)('with espeak-ng', () => {
  it.each(PAIRS)('speaks %s and %s differently', (lax, tense) => expect(speak(lax)).not.toBe(speak(tense)))

  it('has one sound for ㅅ and ㅆ', () => expect(speak('아사')).toBe(speak('아싸')))
})
