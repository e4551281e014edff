import { expect, test } from 'vitest'
import { splitPasted } from './pasted'

const options = ['사과', '책', '문', '빨간 차'].map((text) => ({ text }))
const withKey = options.map((option, at) => ({ ...option, ...(at === 1 && { correct: true }) }))

test.each([
  [
    'a question',
    true,
    '11.\u00a0무엇입니까?\r\n①\t사과\r\n② 책\r\n③ 문\r\n④ 빨간\u00a0차\r\n정답: ②',
    '무엇입니까?',
    withKey,
  ],
  ['options on one line', true, '[안내]\n무엇입니까?\n① 사과 ② 책 ③ 문 ④ 빨간 차', '[안내]\n무엇입니까?', options],
  ['a text without options', true, '1) 하나\n2) 둘', undefined, undefined],
  ['numbered lines', false, '1) 사과\n2) 책\n\n3) 문\n4) 빨간 차\nAnswer: 2', undefined, withKey],
  ['plain lines', false, '사과\r\n책\r\n문\r\n빨간 차', undefined, options],
  ['one line', false, '빨간 차', undefined, undefined],
])('%s', (_name, isWhole, pasted, text, found) => {
  const split = splitPasted(pasted, isWhole)
  expect([split?.text, split?.options]).toEqual([text, found])
})
