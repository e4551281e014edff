import { expect, test } from 'vitest'
import { readBank } from '../apps/server/src/import/read-bank'
import { sounds } from '@naru/exam-kit/content'

test('the sound trainer has at least ten questions of each kind, and every question of the field sound has a kind', async () => {
  const { units } = await readBank(import.meta.dirname)
  const ofSound = units.flatMap(({ items }) => items).filter(({ tags }) => tags?.field === 'sound')
  expect(ofSound.filter(({ tags }) => tags?.sound === undefined).map(({ item }) => item)).toEqual([])
  const counts = sounds.map((kind) => ofSound.filter(({ tags }) => tags?.sound === kind).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
})
