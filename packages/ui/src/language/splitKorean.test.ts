import { describe, expect, it } from 'vitest'
import { splitKorean } from './splitKorean'

describe('the Korean parts of a text', () => {
  it.each([
    ['', []],
    ['Signs', [['Signs', false]]],
    ['이름', [['이름', true]]],
    [
      'Drill: 36. 작업 도구와 안전, 장비',
      [
        ['Drill: 36. ', false],
        ['작업 도구와 안전, 장비', true],
      ],
    ],
    [
      '1. 이름 හෝ 날짜',
      [
        ['1. ', false],
        ['이름', true],
        [' හෝ ', false],
        ['날짜', true],
      ],
    ],
    [
      'ten of 날짜 and 시간.',
      [
        ['ten of ', false],
        ['날짜', true],
        [' and ', false],
        ['시간', true],
        ['.', false],
      ],
    ],
  ])('of %j', (text, parts) => {
    expect(splitKorean(text).map((part) => [part.text, part.isKorean])).toEqual(parts)
  })
})
