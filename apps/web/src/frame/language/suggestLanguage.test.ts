import { expect, it } from 'vitest'
import { suggestLanguage } from './suggestLanguage'

it.each([
  [['si-LK', 'en-US'], 'si'],
  [['TA'], 'ta'],
  [['fr', 'ko-KR', 'en'], 'ko'],
  [['en-GB', 'si'], undefined],
  [['sin', 'kok', 'fr'], undefined],
  [[], undefined],
])('of %j offers %s', (tags, offered) => {
  expect(suggestLanguage(tags)).toBe(offered)
})
