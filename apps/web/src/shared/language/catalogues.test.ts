import { languages } from '@naru/ui/language'
import { describe, expect, it } from 'vitest'

type Modules = Record<string, Record<string, unknown>>

/** Every catalogue of the libraries, the app and the server, by path: `…/text/si/practice.ts`. */
const modules: Modules = {
  ...import.meta.glob<Record<string, unknown>>('../../**/text/*/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../../../../packages/{ui,exam-kit}/src/**/text/*/*.ts', {
    eager: true,
  }),
  ...import.meta.glob<Record<string, unknown>>('../../../../server/src/**/text/*/*.ts', { eager: true }),
}

const textOf = (path: string) => modules[path]?.['text']
const english = Object.keys(modules).filter((path) => path.includes('/text/en/') && textOf(path) !== undefined)
const inLanguage = (path: string, language: string) => path.replace('/text/en/', `/text/${language}/`)

/** The entries of a catalogue: `navigation.next`. Lists and objects are followed, functions are not called. */
function entriesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, path === '' ? key : `${path}.${key}`))
}

const counts = [0, 1, 2, 5, 21, 1000]
const section = { id: 'reading', title: 'Reading' }
const words = { name: 'Reading', title: 'Reading Section' }
const cell = { number: 7, option: 2, isCurrent: true, isLocked: true, isFlagged: true }

/** Arguments of the functions that take more than numbers and names, by the end of their path. */
const special: Record<string, readonly unknown[]> = {
  sectionName: [section],
  'navigator.cellName': [cell],
  'navigator.groupName': [[7, 8], 'recording'],
  'review.group': [[7, 8]],
  'audio.failed': ['failed-to-play'],
  proceed: [words, { name: 'Listening', title: 'Listening Section', hasPlayback: true }],
  incomplete: [words],
  restricted: [words, 'one-way'],
  'trend.valueIn': [0.5, [-0.5, 1.5]],
  'page.shared': ['Mock 1', '112 / 200', ['signs', 'particles']],
  'times.long': [[{ number: 7, seconds: 95 }]],
  noTime: ['Reading'],
  day: [new Date('2026-03-02')],
  'editor.presence': [['Kamala', 'Ruwan']],
  'publish.changed': [[3, 4]],
  'publish.gone': [[3, 4]],
  'publish.newKeys': [[3, 4]],
  'move.withGroup': [[3, 4]],
}
const specialOf = (path: string) =>
  Object.entries(special).find(([end]) => path === end || (end.includes('.') && path.endsWith(end)))?.[1]

const call = (entry: unknown, args: readonly unknown[]): string[] => {
  if (typeof entry !== 'function') return []
  const result: unknown = Reflect.apply(entry, undefined, args)
  return entriesOf(result).map(([, text]) => String(text))
}

/** What a test passes to a function: a value of its own for each parameter, so that none hides that another is lost. */
const numbers = [21, 22, 23, 24, 25, 26]
const names = ['NAME1', 'NAME2', 'NAME3', 'NAME4', 'NAME5', 'NAME6']

/** Those of them that texts contain, sorted. */
const parametersIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.toUpperCase().match(/(?<!\d)2[1-6](?!\d)|NAME\d/g) ?? []))].toSorted()

it.each(languages)('%s has every catalogue', (language) => {
  expect(english.filter((path) => textOf(inLanguage(path, language)) === undefined)).toEqual([])
})

/** What a call returns that is no text for a reader. */
const badTexts = (entry: unknown, args: readonly unknown[]) =>
  call(entry, args).filter((text) => !/\S/.test(text) || /undefined|NaN|\[object|=>/.test(text))

/** The named parts of a text, as `withParts` replaces them. */
const partsIn = (text: unknown) => (String(text).match(/\{\w+\}/g) ?? []).toSorted().join(' ')

const sixTimes = (value: unknown) => Array<unknown>(6).fill(value)

function faultsOf(key: string, source: unknown, entry: unknown): string[] {
  if (typeof entry !== 'function') {
    if (partsIn(entry) !== partsIn(source)) return [`${key} has other named parts`]
    return /\S/.test(String(entry)) ? [] : [`${key} is empty`]
  }
  const given = specialOf(key)
  const calls = given === undefined ? counts.map(sixTimes) : [given]
  const bad = calls.flatMap((args) => badTexts(entry, args)).map((text) => `${key} returns ${text}`)
  const passed = given === undefined ? [numbers, names] : []
  const lost = passed.flatMap((args) => {
    const [wanted = [], found = []] = [source, entry].map((one) => parametersIn(call(one, args)))
    return wanted.join() === found.join() ? [] : [`${key} has the parameters ${found.join()}, not ${wanted.join()}`]
  })
  return [...bad, ...lost]
}

describe.each(languages)('%s', (language) => {
  it.each(english)('%s', (path) => {
    const source = new Map(entriesOf(textOf(path)))
    const translated = entriesOf(textOf(inLanguage(path, language)))
    expect(translated.map(([key]) => key).toSorted()).toEqual([...source.keys()].toSorted())
    // No number and no name is lost.
    expect(translated.flatMap(([key, entry]) => faultsOf(key, source.get(key), entry))).toEqual([])
  })
})
