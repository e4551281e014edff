import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { changesOf, diffContracts, lineOf } from './diff.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-api-diff-'))
afterAll(() => rmSync(folder, { recursive: true }))

// oxlint-disable-next-line typescript/no-explicit-any -- a document of any shape
type Contract = any

const original: Contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
const changed = (change: (contract: Contract) => void): Contract => {
  const contract: Contract = structuredClone(original)
  change(contract)
  return contract
}
const contract = changed((it) => {
  const { paths } = it
  const { Video, LoginRequest, RegisterRequest, QuestionHelp, Advertisement } = it.components.schemas
  Video.description = 'A film.'
  Video.properties = { id: { type: 'string' }, name: { type: 'string' }, youtubeUrl: { type: 'integer' } }
  Video.required = ['id', 'name', 'youtubeUrl']
  LoginRequest.properties.captcha = { type: 'string' }
  LoginRequest.required.push('captcha')
  RegisterRequest.properties.nickname = { type: 'string' }
  RegisterRequest.properties.password.maxLength = 10
  Advertisement.required = ['id', 'title']
  QuestionHelp.properties.explanations = { type: 'object', maxProperties: 1, additionalProperties: { type: 'string' } }
  delete paths['/api/price-plans']
  paths['/api/films'] = paths['/api/videos']
  paths['/api/exams'].get['x-naru-right'] = 'site.manage'
})

describe('api:diff', () => {
  it('says each change in a line, first what breaks clients', () => {
    expect(changesOf(original, contract).map(lineOf)).toEqual([
      'GET /api/advertisements, 200: `items.imageUrl` may be missing; clients that read it break',
      'POST /api/auth/login: `captcha` was added and is required; clients that do not send it break',
      'POST /api/auth/register: `password` maxLength changed from 512 to 10; clients that send it break',
      'GET /api/price-plans was removed; clients that call it break',
      'GET /api/videos, 200: `items.title` was removed; clients that read it break',
      'GET /api/videos, 200: `items.youtubeUrl` changed from string to integer; clients that read it break',
      'POST /api/auth/register: `nickname` was added',
      'GET /api/exams: `x-naru-right` changed from none to site.manage',
      'GET /api/exams/{id}, 200 (and 6 more): `questions.items.help.explanations` maxProperties changed from none to 1',
      'GET /api/videos, 200: `items.name` was added',
      'GET /api/films was added',
    ])
    expect(changesOf(original, original)).toEqual([])
  })

  it('the contract does not break clients of the last release', () => {
    const { breaksClients, text } = diffContracts('release', join(root, 'openapi.yaml'))
    expect({ breaksClients, text }).toMatchObject({ breaksClients: false })
  })

  it('exits with 1 when clients break', () => {
    const file = join(folder, 'changed.yaml')
    writeFileSync(file, stringify(contract))
    const args = ['scripts/api/diff.mjs', '--from', 'openapi.yaml', '--to', file]
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(stdout).toContain('Breaks clients (6)\n  GET /api/advertisements')
    expect(status).toBe(1)
  })
})

it('api:lint names an operation and a field beyond the documented ones without a mark', () => {
  const file = join(folder, 'unmarked.yaml')
  const unmarked = changed((it) => {
    it.components.schemas.Video.properties.minutes = { type: 'number' }
    it.paths['/api/films'] = { get: { ...it.paths['/api/videos'].get, operationId: 'listFilms' } }
  })
  writeFileSync(file, stringify(unmarked, { aliasDuplicateObjects: false }))
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    file,
    '--config',
    'redocly.yaml',
    '--format',
    'github-actions',
  ]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const faults = stdout.split('\n').filter((line) => line.startsWith('::error'))
  expect(faults.map((line) => line.split('::').at(-1))).toEqual([
    'GET /api/videos, 200: `items.minutes` is beyond the documented API: mark it `x-naru-extension: true`.',
    'GET /api/films is beyond the documented API: mark it `x-naru-extension: true`.',
  ])
}, 60_000)
