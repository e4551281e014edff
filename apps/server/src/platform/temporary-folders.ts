import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from './failure'

/** What a temporary folder is for: an unpacked package, an export, or the thread that works on these. */
type Purpose = 'package' | 'export' | 'worker'

const prefixOf = (purpose: Purpose) => `naru-${purpose}-`

/** Longer than any process works on a file, in milliseconds. */
const OLD_MS = 3_600_000

export const newTemporaryFolder = (purpose: Purpose): string => mkdtempSync(join(tmpdir(), prefixOf(purpose)))

const foldersIn = (folder: string, purpose: Purpose) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefixOf(purpose)))
    .map((name) => join(folder, name))

/** Ignores what another process has removed meanwhile, and what belongs to another user. */
const ifPossible = (work: () => void) => {
  try {
    work()
  } catch (thrown) {
    if (!['ENOENT', 'EACCES', 'EPERM'].includes(codeOf(thrown) ?? '')) throw thrown
  }
}

const removeOldIn = (folder: string) => {
  for (const each of [...foldersIn(folder, 'package'), ...foldersIn(folder, 'export')])
    ifPossible(() => {
      if (statSync(each).mtimeMs < Date.now() - OLD_MS) rmSync(each, { recursive: true, force: true })
    })
}

/**
 * Removes what a killed process has left of packages and exports, with their answer keys. The folder of a thread itself stays: it is
 * as old as its process, which may still run.
 */
export const removeOldFiles = (): void => {
  removeOldIn(tmpdir())
  for (const each of foldersIn(tmpdir(), 'worker')) ifPossible(() => removeOldIn(each))
}
