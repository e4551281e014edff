import { expect, it } from 'vitest'
import { pronounce } from './pronounce.mjs'

it.each([
  ['합니다', '함니다', 'a stop before a nasal'],
  ['한국말', '한궁말', 'a stop before a nasal'],
  ['훈련', '훌련', 'ㄴ before ㄹ'],
  ['설날', '설랄', 'ㄴ after ㄹ'],
  ['수업료', '수엄뇨', 'ㄹ after a stop'],
  ['정류장', '정뉴장', 'ㄹ after ㅇ'],
  ['받아', '바다', 'ㄷ before a vowel'],
  ['굳이', '구지', 'ㄷ before ㅣ'],
  ['몇 시, 73번?', '몇 시, 73번?', 'nothing across words or outside Hangul'],
])('pronounces %s as %s: %s', (spelling, sound) => expect(pronounce(spelling)).toBe(sound))
