import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { faultsOf, isTextLiteral, literalOf, messageOf, placeholdersIn } from './messages'

const read = (literal: string, ...bound: string[]) => {
  const file = ts.createSourceFile('text.ts', `(${literal})`, ts.ScriptTarget.Latest, true)
  const [statement] = file.statements
  if (statement === undefined || !ts.isExpressionStatement(statement)) throw new Error('no expression')
  if (!ts.isParenthesizedExpression(statement.expression)) throw new Error('no parentheses')
  const node = statement.expression.expression
  if (!isTextLiteral(node)) throw new Error('no text')
  return messageOf(node, new Set(bound))
}

const joiner = '\u200d'
const marks = '\u200f\u200e\u200c'

it.each([
  ["'Next'", 'Next'],
  ["'It’s 5\\u00a0%'", 'It’s 5\u00a0%'],
  ['"It\'s"', "It's"],
  ["'Use {name}'", 'Use {{name}}'],
  [`'ශ්${joiner}රී ${marks}'`, `ශ්${joiner}රී ${marks}`],
  ["'Line one\\nline two'", 'Line one\nline two'],
  ['`${position} of ${length}`', '{position} of {length}'],
  ['`${marks(position)}: ${Math.ceil(length / 60)}`', '{position}: {length}'],
  ['`${length} and ${length}, not ${length - 1}`', '{length} and {length}, not {length2}'],
  ['`${question.number}`', '{question}'],
  ['`${question.number + length}`', '{question_length}'],
  ['`${operator.email}, ${operator.name}`', '{email}, {name}'],
  ['`${now()} \\`code\\` \\${x}`', '{now} `code` ${{x}}'],
])('%s is shown as %s, and written as before', (literal, text) => {
  const message = read(literal, 'position', 'length', 'question')
  expect(message.text).toBe(text)
  expect(literalOf(message)).toBe(literal)
})

it('writes a translation with its placeholders in another order', () => {
  const { placeholders } = read('`${marks(position)} of ${length}`', 'position', 'length')
  expect(literalOf({ text: 'of {length}: {position}, `{length}`', placeholders })).toBe(
    '`of ${length}: ${marks(position)}, \\`${length}\\``',
  )
})

it('lists placeholders once, and no doubled braces', () => {
  expect(placeholdersIn('{b} {a} {b} {{c}}')).toEqual(['a', 'b'])
})

describe('a translation is refused', () => {
  it.each([
    ['{a}, {b}', '{b}', ['The placeholder {a} is missing.']],
    ['{a}', '{a} {c}', ['There is no placeholder {c}.']],
    ['{a}', '{a}}', ['A brace { or } stands alone.']],
    ['A <b>word</b>', 'A word', ['The tags differ: none for </b> <b>.']],
    ['A word', 'A word<br>', ['The tags differ: <br> for none.']],
    ['A word', 'A\u0007word', ['It contains a control character.']],
    ['A word', 'A\nword', ['It contains a control character.']],
    ['A word', 'A word\ud800', ['It contains a control character.']],
    ['A word', ' ', ['It is empty.']],
  ])('%j as %j', (source, translation, faults) => {
    expect(faultsOf(translation, source, source)).toEqual(faults)
  })

  it.each([
    ['{a}, {b}', '{b} {a} {a}'],
    ['A <b>word</b>, {a}', '<b>{a}</b>'],
    ['One\nTwo', 'A\nB\nC'],
    ['A word', `ශ්${joiner}රී ${marks}`],
    ['n < 5', '5 > n'],
  ])('but not %j as %j', (source, translation) => {
    expect(faultsOf(translation, source, source)).toEqual([])
  })
})
