import { expect, it } from 'vitest'
import { pronounce } from './pronounce.mjs'
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
