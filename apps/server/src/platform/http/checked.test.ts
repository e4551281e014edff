import { expect, test } from 'vitest'
import { checkLine } from './checked'
import { say } from './messages'

test('a checked line is one trimmed line', () => {
  expect(checkLine('name', '  나루 plan ')).toEqual({ accepted: '나루 plan' })
  expect(checkLine('name', '   ')).toEqual({ refused: say('name_missing') })
  expect(checkLine('title', 'one\ntwo')).toEqual({ refused: say('title_lines') })
})
