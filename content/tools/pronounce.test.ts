import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { split } from './hangul'
import { pronounce } from './pronounce'
import { PRONUNCIATIONS } from './pronunciations'

const rows = Object.entries(PRONUNCIATIONS).flatMap(([article, list]) =>
  list.split(/\s+/).map((row) => {
    const [spelling = '', sound = ''] = row.replaceAll('_', ' ').split('=')
    return { article, spelling, sound }
  }),
)

it('has at least 150 words and phrases, each once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
  expect(new Set(rows.map(({ spelling }) => spelling)).size).toBe(rows.length)
})

it.each(rows)('$article: $spelling sounds like $sound', ({ spelling, sound }) =>
  expect(pronounce(spelling)).toBe(sound),
)

it.each([
  ['몇 시, 열 개?', '멷 씨, 열 깨?'],
  ['밥, 먹어요. 옷! 안', '밥, 머거요. 옫! 안'],
  ['73번 EPS-TOPIK 국', '73번 EPS-TOPIK 국'],
  ['\u1112\u1161\u11b8니다', '함니다'],
])('changes nothing across punctuation or outside Hangul: %s', (text, sound) => expect(pronounce(text)).toBe(sound))

it('leaves each syllable one of the seven finals, whatever the text', () => {
  const syllables = Array.from({ length: 19 * 21 * 28 }, (_, i) => String.fromCharCode(0xac00 + i))
  const text = array(constantFrom(...syllables, ...syllables.map((syllable) => ` ${syllable}`), ', '), { maxLength: 8 })
  assert(
    property(text, (parts) => {
      const spelled = parts.join('')
      const sound = pronounce(spelled)
      expect(sound.replaceAll(/[가-힣]/g, '가')).toBe(spelled.replaceAll(/[가-힣]/g, '가'))
      for (const char of sound) expect(['', ...Array.from('ㄱㄴㄷㄹㅁㅂㅇ')]).toContain(split(char)?.final ?? '')
    }),
  )
})
