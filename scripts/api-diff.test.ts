import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { changesOf, diffContracts, lineOf } from './api-diff.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
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
const lines = (change: (contract: Contract) => void) => changesOf(original, changed(change)).map(lineOf)

const video = (contract: Contract) => contract.components.schemas.Video
const login = (contract: Contract) => contract.components.schemas.LoginRequest

describe('api:diff', () => {
  const renamed = (it: Contract) => {
    video(it).properties = { id: { type: 'string' }, name: { type: 'string' }, youtubeUrl: { type: 'string' } }
    video(it).required = ['id', 'name', 'youtubeUrl']
  }
  const demandCaptcha = (it: Contract) => {
    login(it).properties.captcha = { type: 'string' }
    login(it).required.push('captcha')
  }
  it.each<[string, (contract: Contract) => unknown, string[]]>([
    ['nothing', () => undefined, []],
    ['prose', (it) => (video(it).description = 'A film.'), []],
    ['an operation', (it) => (it.paths['/api/films'] = it.paths['/api/videos']), ['GET /api/films was added']],
    [
      'a removed operation',
      (it) => delete it.paths['/api/videos'],
      ['GET /api/videos was removed; clients that call it break'],
    ],
    [
      'a renamed field, what breaks first',
      renamed,
      [
        'GET /api/videos, 200: `items.title` was removed; clients that read it break',
        'GET /api/videos, 200: `items.name` was added',
      ],
    ],
    [
      'a type',
      (it) => (video(it).properties.title = { type: 'integer' }),
      ['GET /api/videos, 200: `items.title` changed from string to integer; clients that read it break'],
    ],
    [
      'a field that may be missing',
      (it) => (video(it).required = ['id', 'youtubeUrl']),
      ['GET /api/videos, 200: `items.title` may be missing; clients that read it break'],
    ],
    [
      'a demanded field of a request',
      demandCaptcha,
      ['POST /api/auth/login: `captcha` was added and is required; clients that do not send it break'],
    ],
    [
      'an optional field of a request',
      (it) => (login(it).properties.name = { type: 'string' }),
      ['POST /api/auth/login: `name` was added'],
    ],
    [
      'a shorter field of a request',
      (it) => (login(it).properties.password.maxLength = 10),
      ['POST /api/auth/login: `password` maxLength changed from 512 to 10; clients that send it break'],
    ],
    [
      'a schema of several operations, once',
      (it) => (it.components.schemas.TextByLanguage.maxProperties = 1),
      [
        'GET /api/exams/{id}, 200 (and 8 more): `questions.items.help.explanations` maxProperties changed from none to 1',
      ],
    ],
    [
      'who may call it',
      (it) => (it.paths['/api/videos'].get['x-naru-right'] = 'site.manage'),
      ['GET /api/videos: `x-naru-right` changed from none to site.manage'],
    ],
  ])('says of %s', (_, change, expected) => {
    expect(lines(change)).toEqual(expected)
  })

  it('the contract does not break clients of the last release', () => {
    const { breaksClients, text } = diffContracts('release', join(root, 'openapi.yaml'))
    expect({ breaksClients, text }).toMatchObject({ breaksClients: false })
  })

  it('exits with 1 when clients break', () => {
    const file = join(folder, 'renamed.yaml')
    writeFileSync(file, stringify(changed(renamed)))
    const { status, stdout } = spawnSync(process.execPath, ['scripts/api-diff.mjs', '--to', file], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toContain('Breaks clients (1)\n  GET /api/videos, 200: `items.title` was removed')
    expect(status).toBe(1)
  })
})

it('api:lint names an operation and a field beyond the documented ones without a mark', () => {
  const file = join(folder, 'unmarked.yaml')
  const unmarked = changed((it) => {
    video(it).properties.minutes = { type: 'number' }
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
