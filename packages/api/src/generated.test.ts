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

/** A contract of two operations. The types of the whole contract take seconds; `npm test` checks that they are current. */
const small = `
openapi: 3.0.3
info: { title: Small, version: '1' }
paths:
  /api/access:
    get:
      operationId: checkAccess
      tags: [exams]
      responses:
        200:
          description: Whether the learner may open it.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Access' }
              examples: { ok: { value: { canAccessExam: true } } }
  /api/results:
    get:
      operationId: listMyResults
      x-naru-extension: true
      tags: [results]
      responses: { 204: { description: Nothing. } }
components:
  parameters: {}
  responses: {}
  schemas:
    Access:
      type: object
      required: [canAccessExam]
      properties: { canAccessExam: { type: boolean } }
`

/** The small contract, or a copy with one text replaced. */
const contractWith = (from = '', to = '') => {
  const contract = join(folder, 'openapi.yaml')
  expect(small).toContain(from)
  writeFileSync(contract, small.replace(from, to))
  return contract
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the generated file', { timeout: 60_000 }, () => {
  it('is reported missing, is written, and is current', () => {
    const contract = contractWith()
    expect(generate('--check', '--output', output, '--contract', contract)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is missing. Run `npm run api:generate`'),
    })
    expect(generate('--output', output, '--contract', contract)).toMatchObject({ status: 0, stderr: '' })
    expect(generate('--check', '--output', output, '--contract', contract)).toMatchObject({ status: 0, stderr: '' })
  })

  it.each([
    ['the name of a field', 'properties: { canAccessExam: {', 'properties: { mayAccessExam: {'],
    ['an example', '{ value: { canAccessExam: true } }', '{ value: { canAccessExam: false } }'],
    [
      'an extension marker',
      'operationId: listMyResults\n      x-naru-extension: true\n',
      'operationId: listMyResults\n',
    ],
  ])('is stale after a change of %s', (_, from, to) => {
    expect(generate('--check', '--output', output, '--contract', contractWith(from, to))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/is stale: .* Run `npm run api:generate` and commit it\.\n$/),
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
    const contract = contractWith(
      'examples: { ok: { value: { canAccessExam: true } }',
      'examples: { good: { value: { canAccessExam: true } }',
    )
    expect(generate('--contract', contract, '--output', output)).toMatchObject({
      status: 1,
      stderr: 'checkAccess has a body without an example named ok.\n',
    })
  })
})
