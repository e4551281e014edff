import { expect, it } from 'vitest'
import { contentLanguage } from './contentLanguage'

it.each([
  ['다음 그림을 보고', 'ko'],
  ['EPS-TOPIK 모의시험', 'ko'],
  ['“이름” යන්නෙහි තේරුම', 'si'],
  ['“이름” என்பதன் பொருள்', 'ta'],
  ['Reading and listening', 'en'],
])('the content %j is marked as %s', (content, lang) => {
  expect(contentLanguage(content)).toEqual({ dir: 'auto', lang })
})

it.each([['12 : 30'], [''], [undefined]])('the content %j has the language of the page', (content) => {
  expect(contentLanguage(content)).toEqual({ dir: 'auto' })
})
