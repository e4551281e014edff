import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-api-diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

// oxlint-disable-next-line typescript/no-explicit-any -- a document of any shape
type Contract = any

const contract = (change: (contract: Contract) => void): string => {
  const changed: Contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  change(changed)
  const file = join(folder, `${Math.random()}.yaml`)
  writeFileSync(file, stringify(changed))
  return file
}

/** Runs `npm run api:diff` on a change to the current contract. */
async function compare(change: (contract: Contract) => void): Promise<{ code: number; text: string }> {
  const args = ['scripts/api-diff.mjs', '--from', 'openapi.yaml', '--to', contract(change)]
  return run(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (thrown: { code: number; stdout: string }) => ({ code: thrown.code, text: thrown.stdout }),
  )
}

const video = (contract: Contract) => contract.components.schemas.Video
const login = (contract: Contract) => contract.components.schemas.LoginRequest

describe('api:diff', { timeout: 60_000 }, () => {
  it.each([
    ['an operation is removed', (it: Contract) => delete it.paths['/api/videos']],
    [
      'a response field is removed',
      (it: Contract) => {
        delete video(it).properties.title
        video(it).required = video(it).required.filter((name: string) => name !== 'title')
      },
    ],
    ['a response field changes its type', (it: Contract) => (video(it).properties.title = { type: 'integer' })],
    [
      'a request gets a required field',
      (it: Contract) => {
        login(it).properties.captcha = { type: 'string' }
        login(it).required.push('captcha')
      },
    ],
  ])('%s: breaks clients', async (_, change) => {
    const { code, text } = await compare(change)
    expect(text).toContain('Breaks clients')
    expect(code).toBe(1)
  })

  it.each([
    ['nothing changes', () => undefined],
    ['an operation is added', (it: Contract) => (it.paths['/api/films'] = it.paths['/api/videos'])],
    ['a response gets a field', (it: Contract) => (video(it).properties.minutes = { type: 'integer' })],
    ['a request gets an optional field', (it: Contract) => (login(it).properties.nickname = { type: 'string' })],
  ])('%s: does not break clients', async (_, change) => {
    const { code, text } = await compare(change)
    expect(text).toContain('Clients of the last release still work.')
    expect(code).toBe(0)
  })
})
