import { expect, it } from 'vitest'
import { matchTakes } from './matchTakes'
import type { ScriptLine } from './ports'

const script = (...texts: string[]): ScriptLine[] =>
  texts.map((text, line) => ({ part: 'line', line, voice: 'a', text }))
const take = (line: number, text: string, part: ScriptLine['part'] = 'line') => ({ part, line, text })

it.each<[string, string[], ReturnType<typeof take>[], (string | undefined)[]]>([
  ['by its position and text', ['가', '나'], [take(0, '가'), take(1, '나')], ['0 가', '1 나']],
  ['the newest of the same text', ['가'], [take(0, '나'), take(0, '가')], ['0 가']],
  ['after a line was put in front', ['새', '가', '나'], [take(0, '가'), take(1, '나')], [undefined, '0 가', '1 나']],
  ['and after that one was recorded', ['새', '가'], [take(0, '가'), take(0, '새')], ['0 새', '0 가']],
  ['after two lines changed places', ['나', '가'], [take(0, '가'), take(1, '나')], ['1 나', '0 가']],
  ['of equal lines, each its own', ['네', '가', '네'], [take(0, '네'), take(2, '네')], ['0 네', undefined, '2 네']],
  ['of equal lines, one recorded twice', ['네', '네'], [take(0, '네'), take(0, '네')], ['0 네', undefined]],
  ['at its position, if the text was changed', ['가!'], [take(0, '가')], ['0 가 changed']],
  ['none, if it is of another part', ['가'], [take(0, '가', 'number')], [undefined]],
])('the take of a line is found %s', (_how, texts, takes, found) => {
  const matched = matchTakes(script(...texts), takes)
  expect(matched.map((one) => one && `${one.take.line} ${one.take.text}${one.isSameText ? '' : ' changed'}`)).toEqual(
    found,
  )
})
