import { translatedLanguages } from '@naru/api/languages'
import { describe, expect, it } from 'vitest'
import { areas, argumentsOf, messagesOf, readReviews, staleReviews } from './areas'

it('every area has a name of its own', () => {
  expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
})

/** Arguments that a language may use or leave out, because the English sentence says the same in other words. */
const optional: Readonly<Record<string, readonly string[]>> = {
  rules: ['name', 'title'],
  'analysis times.long': ['count', 'number', 'time'],
  'desk editor.presence': ['count'],
}

describe.each(translatedLanguages)('%s', (language) => {
  it.each(areas)('$name has the keys, arguments and tags of the English messages, and no empty one', (area) => {
    const english = messagesOf(area, 'en')
    const translated = messagesOf(area, language)
    expect([...translated.keys()]).toEqual([...english.keys()])
    const faults = [...translated].flatMap(([key, message]) => {
      const left = optional[area.name] ?? optional[`${area.name} ${key}`] ?? []
      const [wanted, found] = [english.get(key) ?? '', message].map((text) =>
        argumentsOf(text)
          .filter((name) => !left.includes(name))
          .join(' '),
      )
      if (!/\S/.test(message)) return [`${key} is empty`]
      return wanted === found ? [] : [`${key} has ${found}, not ${wanted}`]
    })
    expect(faults).toEqual([])
  })
})

it('no review is of an older English text: remove it from translations/reviewed.json, and the area is a draft again', () => {
  expect(staleReviews(readReviews())).toEqual([])
})

it('a review ends when the English text changes', () => {
  const review = { by: 'Nadeesha', on: '2026-11-27', source: 'another text' }
  expect(staleReviews({ si: { words: review }, ta: { gone: review } })).toEqual(['si/words', 'ta/gone'])
})
