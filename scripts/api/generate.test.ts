import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generateApi } from './generate.mjs'

const folder = mkdtempSync(join(tmpdir(), 'naru-contract-'))
const output = join(folder, 'generated')

const generate = (contract: string, check = false) => generateApi({ contract, output, check })

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

describe('the generated files', { timeout: 60_000 }, () => {
  it('is reported missing, is written, and is current', async () => {
    const contract = contractWith()
    await expect(generate(contract, true)).rejects.toThrow('is missing or stale. Run `npm run api:generate`')
    expect(await generate(contract)).toMatch(/ written\.$/)
    expect(await generate(contract, true)).toMatch(/ is current\.$/)
  })

  it.each([
    ['the name of a field', 'properties: { canAccessExam: {', 'properties: { mayAccessExam: {'],
    ['an example', '{ value: { canAccessExam: true } }', '{ value: { canAccessExam: false } }'],
    [
      'an extension marker',
      'operationId: listMyResults\n      x-naru-extension: true\n',
      'operationId: listMyResults\n',
    ],
  ])('is stale after a change of %s', async (_, from, to) => {
    await expect(generate(contractWith(from, to), true)).rejects.toThrow(
      / is missing or stale\. Run `npm run api:generate` and commit it\.$/,
    )
  })

  it('states that it is generated', () => {
    expect(readFileSync(join(output, 'contract.ts'), 'utf8')).toMatch(
      /Generated from openapi\.yaml by `npm run api:generate`\. Do not edit/,
    )
  })

  const named = 'operationId: checkAccess\n'
  it.each([
    ['examples: { ok:', 'examples: { good:', 'checkAccess has a body without an example named ok.'],
    [
      named,
      `${named}      security: [{ session: [] }]\n      x-naru-right: papers.write\n`,
      'checkAccess must have both x-naru-right and x-naru-audit, or neither.',
    ],
    [
      named,
      `${named}      x-naru-limit: { user: { count: 5, minutes: 60 } }\n`,
      'checkAccess has a right or a limit of each user, but needs no session.',
    ],
    [
      named,
      `${named}      x-naru-limit: { address: codes }\n`,
      'checkAccess has the limit codes, which x-naru-limits does not list.',
    ],
  ])('needs a contract without contradictions: %#', async (from, to, fault) => {
    await expect(generate(contractWith(from, to))).rejects.toThrow(fault)
  })
})
