/// <reference types="node" />
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-schema-'))
const output = join(folder, 'schema.ts')

const generate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate-api.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the generated types', { timeout: 60_000 }, () => {
  it('are those of openapi.yaml', () => {
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' })
  })

  it('are found missing, then written, then current, then stale', () => {
    expect(generate('--check', '--output', output)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is missing. Run `npm run api:generate`'),
    })
    expect(generate('--output', output).status).toBe(0)
    expect(generate('--check', '--output', output).status).toBe(0)

    const contract = join(folder, 'openapi.yaml')
    const changed = readFileSync(join(root, 'openapi.yaml'), 'utf8').replace('canAccessExam: {', 'mayAccessExam: {')
    writeFileSync(contract, changed)
    expect(generate('--check', '--output', output, '--contract', contract)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is stale: .* Run `npm run api:generate` and commit it\.\n$/),
    })
  })

  it('say that they are generated', () => {
    expect(readFileSync(output, 'utf8')).toMatch(/Generated from openapi\.yaml by `npm run api:generate`\. Do not edit/)
  })

  it('need a contract', () => {
    expect(generate('--contract', join(folder, 'none.yaml'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no contract at'),
    })
  })
})
