import { expect, test } from 'vitest'
import { readBank } from '../apps/server/src/import/read-bank'
import { sounds } from '@naru/exam-kit/content'
import { readBankItems } from './papers'

test('the sound trainer has at least ten questions of each kind, and every question of the field sound has a kind', async () => {
  const { units } = await readBank(import.meta.dirname)
  const ofSound = units.flatMap(({ items }) => items).filter(({ tags }) => tags?.field === 'sound')
  expect(ofSound.filter(({ tags }) => tags?.sound === undefined).map(({ item }) => item)).toEqual([])
  const counts = sounds.map((kind) => ofSound.filter(({ tags }) => tags?.sound === kind).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
})

test('the bank has pictures, and enough questions of the families that came last', () => {
  const items = readBankItems()
  const drawn = items.filter(({ photo, options }) => photo !== undefined || options.some((option) => option.photo))
  expect(drawn.length).toBeGreaterThanOrEqual(60)
  for (const family of ['correct-form', 'related-word', 'definition-word', 'chart', 'topic', 'not-agreeing'])
    expect(items.filter(({ tags }) => tags.family === family).length).toBeGreaterThanOrEqual(15)
})

test('the bank asks in at most twelve wordings', () => {
  const wordings = new Set(readBankItems().map(({ text = '' }) => text.split('\n', 1)[0]))
  expect(wordings.size).toBeLessThanOrEqual(12)
})
