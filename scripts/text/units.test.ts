import { expect, it } from 'vitest'
import { inCodeOf, lossesOf, missingIn, pairsOf } from './pairs'
import { readSample, sampleFiles, samplePairs } from './samples'
import { readCatalogue } from './units'

const english = readCatalogue('web/text/en/words.ts', readSample)
const sinhala = readCatalogue('web/text/si/words.ts', readSample)

it('reads every text of a catalogue, with its entry and its form', () => {
  expect(english.units.map(({ key, text }) => [key, text])).toEqual([
    ['title', 'Words'],
    ['tone.info', 'Note'],
    ['tone.try-again', 'Try again'],
    ['points.0', 'First point.'],
    ['points.1', 'Second point.'],
    ['progress', 'Word {position} of {total}'],
    ['count/one', '1 word'],
    ['count/other', '{words} words'],
    ['heard', 'Heard {count}'],
    ['@times/one', 'once'],
    ['@times/other', '{count} times'],
  ])
})

it('puts a translation beside the English text, whatever its order, its helpers and its plural', () => {
  expect(samplePairs().map(({ unit, source }) => [unit.key, source, unit.text])).toEqual([
    ['title', 'Words', 'වචන'],
    ['tone.info', 'Note', 'සටහන'],
    ['tone.try-again', 'Try again', 'නැවත උත්සාහ කරන්න'],
    ['points.0', 'First point.', 'පළමු.'],
    ['points.1', 'Second point.', 'දෙවන.'],
    ['progress', 'Word {position} of {total}', '{total}න් {position} වන වචනය'],
    ['count/one', '1 word', 'වචන {words}ක්'],
    ['count/other', '{words} words', 'වචන {words}'],
    ['heard', 'Heard {count}', 'ඇසුවේ {count}'],
  ])
})

it('takes the form of many for a language without plural forms, all forms for another sentence', () => {
  const sourceOf = (entry: string) => {
    const content = (sampleFiles['web/text/si/words.ts'] ?? '').replace(/count: .*/, `count: ${entry},`)
    return samplePairs('web/text/si/words.ts', content)
      .filter(({ unit }) => unit.key.startsWith('count'))
      .map(({ source }) => source)
  }
  expect(sourceOf('(words) => `වචන ${words}`')).toEqual(['{words} words'])
  expect(sourceOf("(words) => words > 9 ? 'බොහෝ' : `${words}ක්`")).toEqual([
    '1 word | {words} words',
    '1 word | {words} words',
  ])
})

it('pairs the lines that English adds to a list by position', () => {
  const files: Record<string, string> = {
    'text/en/law.ts':
      "const lines = ['A day', 'A year']\nexport const text = { points: ['Kept:', ...lines.map((line) => `${line};`), 'End.'] }",
    'text/si/law.ts': "export const text = { points: ['තබා ගනී:', 'දිනක්;', 'වසරක්;', 'අවසානය.'] }",
  }
  const [source, translation] = ['en', 'si'].map((language) =>
    readCatalogue(`text/${language}/law.ts`, (path) => files[path] ?? ''),
  )
  if (source === undefined || translation === undefined) throw new Error('no catalogues')
  expect(pairsOf(source, translation).map((pair) => [pair.unit.text, pair.source])).toEqual([
    ['තබා ගනී:', 'Kept:'],
    ['දිනක්;', 'A day'],
    ['වසරක්;', 'A year'],
    ['අවසානය.', 'End.'],
  ])
})

it('lists the texts that English has not, and those between code', () => {
  expect(inCodeOf(english, sinhala)).toEqual([
    'web/text/si/hours.ts:3 නැත',
    'web/text/si/hours.ts:4 පැය',
    'web/text/si/words.ts:6 කියවීම',
  ])
})

it.each([
  ["title: 'වචන',", '', ['title is missing.']],
  ["'try-again': 'නැවත උත්සාහ කරන්න'", '', ['tone.try-again is missing.']],
  ['${total}න් ', '', ['progress has the placeholders position, not position,total.']],
  ["'පළමු.'", "'<b>පළමු.</b>'", ['points.0 has the tags </b>,<b>, not .']],
])('sees what is lost: %s', (from, to, losses) => {
  const changed = (path: string) => readSample(path).replace(from, to)
  const translation = readCatalogue('web/text/si/words.ts', changed)
  expect(lossesOf(english, translation)).toEqual(losses)
})

it('finds nothing missing in a whole translation', () => {
  expect(missingIn(english, sinhala)).toEqual([])
  expect(lossesOf(english, sinhala)).toEqual([])
})
