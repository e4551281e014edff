import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { diffContracts } from './api-diff.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-api-diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

// oxlint-disable-next-line typescript/no-explicit-any -- a document of any shape
type Contract = any

/** Two paths of the contract, and what they refer to: a comparison of all takes seconds. */
const original: Contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
const { '/api/videos': videos, '/api/auth/login': logins } = original.paths
original.paths = { '/api/videos': videos, '/api/auth/login': logins }
const { securitySchemes, ...components } = original.components
original.components = { securitySchemes }
const keepReferred = (node: unknown) => {
  for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    if (original.components[kind]?.[name] !== undefined) continue
    original.components[kind] = { ...original.components[kind], [name]: components[kind][name] }
    keepReferred(components[kind][name])
  }
}
keepReferred(original.paths)

const contract = (change: (contract: Contract) => void): string => {
  const changed: Contract = structuredClone(original)
  change(changed)
  const file = join(folder, `${Math.random()}.yaml`)
  writeFileSync(file, stringify(changed))
  return file
}
const unchanged = contract(() => undefined)

const compare = (change: (contract: Contract) => void) => diffContracts(unchanged, contract(change))

const video = (contract: Contract) => contract.components.schemas.Video
const login = (contract: Contract) => contract.components.schemas.LoginRequest

describe('api:diff', () => {
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
    const { breaksClients, text } = await compare(change)
    expect(text).toContain('Breaks clients')
    expect(breaksClients).toBe(true)
  })

  it.each([
    ['nothing changes', () => undefined],
    ['an operation is added', (it: Contract) => (it.paths['/api/films'] = it.paths['/api/videos'])],
    ['a response gets a field', (it: Contract) => (video(it).properties.minutes = { type: 'integer' })],
    ['a request gets an optional field', (it: Contract) => (login(it).properties.nickname = { type: 'string' })],
  ])('%s: does not break clients', async (_, change) => {
    const { breaksClients, text } = await compare(change)
    expect(text).toContain('Clients of the last release still work.')
    expect(breaksClients).toBe(false)
  })

  it('lists the new fields of responses', async () => {
    const { text } = await compare((it) => {
      video(it).properties.chapters = {
        type: 'array',
        items: { type: 'object', properties: { title: { type: 'string' } } },
      }
      video(it).required.push('chapters')
    })
    expect(text).toContain('New fields of responses (1)\n  + get /api/videos.200.items.chapters\n')
  })

  it('the contract does not break clients of the last release', async () => {
    const { breaksClients, text } = await diffContracts(
      join(root, 'packages/api/openapi.released.yaml'),
      join(root, 'openapi.yaml'),
    )
    expect({ breaksClients, text }).toMatchObject({ breaksClients: false })
  })

  it('exits with 1 when clients break', () => {
    const changed = contract((it) => delete it.paths['/api/videos'])
    const args = ['scripts/api-diff.mjs', '--from', unchanged, '--to', changed]
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain('Breaks clients')
    expect(status).toBe(1)
  })
})
