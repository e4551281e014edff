import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-api-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs Redocly on the contract, changed if wanted. */
const redocly = (args: readonly string[], change?: (contract: ReturnType<typeof parse>) => void) => {
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  change?.(contract)
  const file = join(folder, 'openapi.yaml')
  writeFileSync(file, stringify(contract, { aliasDuplicateObjects: false }))
  const all = ['node_modules/@redocly/cli/bin/cli.js', ...args, file, '--config', 'redocly.yaml']
  return spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' })
}

it('the contract does not break clients of the last release', () => {
  const diff = ['diff', 'packages/api/openapi.released.yaml']
  expect(redocly(diff)).toMatchObject({ status: 0 })
  expect(redocly(diff, ({ components }) => delete components.schemas.Video.properties.title)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Property `title` of `Video` was removed'),
  })
}, 60_000)

it('api:lint names an operation, a parameter and a field beyond the documented ones without a mark', () => {
  const { stdout } = redocly(['lint', '--format', 'github-actions'], ({ paths, components }) => {
    components.schemas.Video.properties.minutes = { type: 'number' }
    const { get } = paths['/api/videos']
    get.parameters = [{ name: 'sort', in: 'query', schema: { type: 'string' } }]
    paths['/api/films'] = { get: { ...get, operationId: 'listFilms' } }
  })
  const faults = stdout.split('\n').filter((line) => line.startsWith('::error'))
  expect(
    faults.map((line) => String(line.split('::').at(-1))).toSorted((one, other) => (one < other ? -1 : 1)),
  ).toEqual([
    'GET /api/films is beyond the documented API: mark it `x-naru-extension: true`.',
    'GET /api/videos, 200: `items.minutes` is beyond the documented API: mark it `x-naru-extension: true`.',
    'GET /api/videos: `sort` is beyond the documented API: mark it `x-naru-extension: true`.',
  ])
}, 60_000)
