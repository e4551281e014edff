import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBank } from '../apps/server/src/seed/read-bank'
import { faultLine, sounds } from '@naru/exam-kit/content'

test.runIf(existsSync(join(import.meta.dirname, 'bank')))('the bank has no faults', async () => {
  const { units, faults } = await readBank(import.meta.dirname)
  expect(faults.map(faultLine)).toEqual([])
  expect(new Set(units.map(({ unit }) => unit)).size).toBe(units.length)
})

test('the sound trainer has at least ten questions of each kind, and every question of the field sound has a kind', async () => {
  const { units } = await readBank(import.meta.dirname)
  const ofSound = units.flatMap(({ items }) => items).filter(({ tags }) => tags?.field === 'sound')
  expect(ofSound.filter(({ tags }) => tags?.sound === undefined).map(({ item }) => item)).toEqual([])
  const counts = sounds.map((kind) => ofSound.filter(({ tags }) => tags?.sound === kind).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
})
