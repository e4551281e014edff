import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBank } from '../apps/server/src/seed/read-bank'
import { faultLine } from '../apps/server/src/seed/source'

test.runIf(existsSync(join(import.meta.dirname, 'bank')))('the bank has no faults', async () => {
  const { units, faults } = await readBank(import.meta.dirname)
  expect(faults.map(faultLine)).toEqual([])
  expect(new Set(units.map(({ unit }) => unit)).size).toBe(units.length)
})
