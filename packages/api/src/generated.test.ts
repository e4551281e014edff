/// <reference types="node" />
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-contract-'))
const output = join(folder, 'contract.ts')

const generate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate-api.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** A copy of the contract with one text replaced. */
const changedContract = (from: string, to: string) => {
  const contract = join(folder, 'openapi.yaml')
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  expect(text).toContain(from)
  writeFileSync(contract, text.replace(from, to))
  return contract
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the generated file', { timeout: 60_000 }, () => {
  it('is current', () => {
    expect(generate('--check')).toMatchObject({ status: 0, stderr: '' })
  })

  it('is reported missing, is written, is current, is reported stale', () => {
    expect(generate('--check', '--output', output)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is missing. Run `npm run api:generate`'),
    })
    expect(generate('--output', output).status).toBe(0)
    expect(generate('--check', '--output', output).status).toBe(0)

    const contract = changedContract('canAccessExam: {', 'mayAccessExam: {')
    expect(generate('--check', '--output', output, '--contract', contract)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is stale: .* Run `npm run api:generate` and commit it\.\n$/),
    })
  })

  it.each([
    ['an example', '{ value: { canAccessExam: true } }', '{ value: { canAccessExam: false } }'],
    [
      'an extension marker',
      'operationId: listMyResults\n      x-naru-extension: true\n',
      'operationId: listMyResults\n',
    ],
  ])('is stale after a change of %s', (_, from, to) => {
    const contract = changedContract(from, to)
    expect(generate('--check', '--output', output, '--contract', contract)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is stale'),
    })
  })

  it('states that it is generated', () => {
    expect(readFileSync(output, 'utf8')).toMatch(/Generated from openapi\.yaml by `npm run api:generate`\. Do not edit/)
  })

  it('needs a contract', () => {
    expect(generate('--contract', join(folder, 'none.yaml'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no contract at'),
    })
  })

  it('needs an example named ok for every body', () => {
    const contract = changedContract(
      'examples: { ok: { value: { canAccessExam: true } }',
      'examples: { good: { value: { canAccessExam: true } }',
    )
    expect(generate('--contract', contract, '--output', output)).toMatchObject({
      status: 1,
      stderr: 'checkAccess has a body without an example named ok.\n',
    })
  })
})
