import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates one temporary folder for all tests. @returns removes it */
export default function setup(): () => void {
  const { TMPDIR: before } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'naru-tests-'))
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
