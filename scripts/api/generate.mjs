// `npm run api:generate`: writes the types and the table of operations of openapi.yaml (`contract.ts`), its example bodies
// (`examples.json`), its languages (`languages.ts`) and, for the exam kit, which knows no API, the types of papers and exams. With `--check` it writes
// nothing and fails when a committed file is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const header = `/* eslint-disable */
/**
 * Generated from openapi.yaml by \`npm run api:generate\`. Do not edit: change the document and generate again.
 */

`

/**
 * @typedef {{ $ref?: string, content?: { 'application/json': { examples?: Record<string, { $ref?: string, value?: unknown }> } } }} Body
 * @typedef {{ $ref?: string, name: string, in: string, required?: boolean, example?: unknown }} Parameter
 * @typedef {{
 *   operationId: string, tags: string[], security?: unknown[], [extension: `x-naru-${string}`]: unknown,
 *   parameters?: Parameter[], requestBody?: Body, responses: Record<string, Body>,
 * }} Operation
 * @typedef {{
 *   $ref?: string, type?: string, description?: string, enum?: string[], readOnly?: boolean, required?: string[],
 *   properties?: Record<string, Schema>, 'x-naru-extension'?: true, 'x-naru-names'?: Record<string, string>,
 * }} Schema
 * @typedef {{
 *   paths: Record<string, Record<string, Operation>>,
 *   components: {
 *     'x-naru-limits'?: Record<string, object>, examples?: Record<string, { value: unknown }>,
 *     responses: Record<string, Body>, parameters: Record<string, Parameter>, schemas: Record<string, Schema>,
 *   },
 * }} Contract
 */

/** The content of the generated files, by name. @param {string} contract file @throws {Error} if it lacks an example, or an operation contradicts itself */
async function generated(contract) {
  /** @type {Contract} */
  const document = parse(readFileSync(contract, 'utf8'))
  const { paths, components } = document

  /** What a reference of the document names; `undefined` without one. @template T @param {Record<string, T> | undefined} parts @param {string | undefined} reference */
  const named = (parts, reference) => (reference === undefined ? undefined : parts?.[reference.split('/').at(-1) ?? ''])

  /** The required query parameters of an operation with their examples. @param {Operation} operation */
  function queryOf({ operationId, parameters = [] }) {
    const required = parameters
      .map((parameter) => named(components.parameters, parameter.$ref) ?? parameter)
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    for (const { name, example } of required) {
      if (example === undefined) throw new Error(`The query parameter ${name} of ${operationId} has no example.`)
    }
    return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
  }

  /** The examples of a body, by name. @param {Body | undefined} body @returns {[string, unknown][]} */
  function examplesOf(body) {
    const { examples = {} } = (named(components.responses, body?.$ref) ?? body)?.content?.['application/json'] ?? {}
    return Object.entries(examples).map(([name, example]) => [
      name,
      (named(components.examples, example.$ref) ?? example).value,
    ])
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ id: operation.operationId, path, method, operation })),
  )

  /** Bodies of operations by the name of their example. @param {(operation: Operation) => Body | undefined} bodyOf */
  function bodiesByName(bodyOf) {
    /** @type {Record<string, Record<string, unknown>>} */
    const byName = { ok: {} }
    for (const { id, operation } of operations) {
      const body = bodyOf(operation)
      if (body === undefined) continue
      const examples = examplesOf(body)
      if (!examples.some(([name]) => name === 'ok')) throw new Error(`${id} has a body without an example named ok.`)
      for (const [name, value] of examples) byName[name] = { ...byName[name], [id]: value }
    }
    return byName
  }

  /** An object with one entry a line. @param {[string, unknown][]} entries */
  const rows = (entries) => entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`).join('')

  const namedTypes = () =>
    Object.entries(components.schemas)
      .map(([name, schema]) => {
        const words = [schema.description?.trim(), schema['x-naru-extension'] && '(extension)'].filter(Boolean)
        const comment = words.length === 0 ? '' : `/** ${words.join(' ').replaceAll('\n', ' ')} */\n`
        return `${comment}export type ${name} = Schemas['${name}']\n`
      })
      .join('')

  /** A rate limit with the name of its counter: its own, or that of `x-naru-limits`. @param {string} id of the operation @param {object | string} limit */
  function limitOf(id, limit) {
    if (typeof limit !== 'string') return { counter: id, ...limit }
    const shared = components['x-naru-limits']?.[limit]
    if (shared === undefined) throw new Error(`${id} has the limit ${limit}, which x-naru-limits does not list.`)
    return { counter: limit, ...shared }
  }

  /** What an operation says by `x-naru-…`, by the rest of the name; the types of the table check the values. @param {string} id @param {Operation} operation */
  function factsOf(id, { security = [], ...operation }) {
    /** @type {Record<string, unknown>} */
    const facts = security.length > 0 ? { needsLogin: true } : {}
    for (const [key, value] of Object.entries(operation)) {
      const [, name] = /^x-naru-(.*)$/.exec(key) ?? []
      if (name !== undefined) facts[name.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase())] = value
    }
    const limits = Object.entries(Object(facts.limit)).map(([by, limit]) => [by, limitOf(id, limit)])
    if (limits.length > 0) facts.limit = Object.fromEntries(limits)
    if (!facts.needsLogin && (facts.right !== undefined || limits.some(([by]) => by === 'user')))
      throw new Error(`${id} has a right or a limit of each user, but needs no session.`)
    if ((facts.right === undefined) !== (facts.audit === undefined))
      throw new Error(`${id} must have both x-naru-right and x-naru-audit, or neither.`)
    return facts
  }

  function table() {
    /** @type {[string, unknown][]} */
    const endpoints = operations.map(({ id, path, method, operation }) => {
      const statuses = Object.keys(operation.responses)
      return [id, { method, path, query: queryOf(operation), statuses, ...factsOf(id, operation) }]
    })
    return `
/** All named schemas of the contract. */
export type Schemas = components['schemas']
/** The name of an operation (\`operationId\`). */
export type OperationId = keyof operations
type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never
/** The body of an operation's success. */
export type SuccessBody<Id extends OperationId> = Json<operations[Id]['responses'][200]>
/** A success body for each operation. */
export type SuccessBodies = { [Id in OperationId]: SuccessBody<Id> }
/** An operation that takes a body. */
export type OperationWithBody = { [Id in OperationId]: operations[Id] extends { requestBody: object } ? Id : never }[OperationId]
/** The body that an operation takes. */
export type RequestBody<Id extends OperationWithBody> = Json<operations[Id]['requestBody']>
/** How many requests pass in a time, from the first one; operations with the same counter are counted together. */
export interface RateLimit {
  counter: string
  count: number
  minutes: number
}
/** Where an operation is found and what the document says of it. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces. */
  path: keyof paths
  /** An example of the required query. */
  query: Readonly<Record<string, string>>
  /** '200', '401', '4XX' … */
  statuses: readonly string[]
  /** Whether it needs a session. */
  needsLogin?: true
  /** The right that it needs beyond a session. */
  right?: Right
  /** The two-step verification that it needs: none, one of the last minutes, or to set one up. @default any, if it needs a right */
  twoStep?: 'none' | 'recent' | 'setup'
  /** What the audit log records: a change or view of a subject, what a list shows (fields of its entries), or nothing. */
  audit?: 'none' | { change: AuditSubject } | { view: AuditSubject } | { list: 'count' | Readonly<Record<string, string>> }
  /** How often a user may call it, and everybody from one address together. */
  limit?: { user?: RateLimit; address?: RateLimit }
  /** How many seconds it may take. @default the server's */
  timeout?: number
  /** The largest request body, in KiB. @default the server's */
  body?: number
  /** Whether it may write although its method only reads. */
  writes?: true
  /** The parameter that names an exam, which the learner must have access to. */
  exam?: string
  /** Whether it is refused (403) to a learner without a plan for it. */
  plan?: true
  /** Whether the specification lacks it. */
  extension?: true
}
/** Every operation, in the order of the document. */
export const endpoints = {
${rows(endpoints)}} as const satisfies Record<OperationId, Endpoint>
/** The names of all operations, in the order of the document. */
export const operationIds = Object.keys(endpoints) as OperationId[]
type With<Fact> = { [Id in OperationId]: (typeof endpoints)[Id] extends Fact ? Id : never }[OperationId]
/** An operation beyond the specification. */
export type ExtensionOperationId = With<{ extension: true }>
/** An operation that needs a right: of the staff. */
export type StaffOperationId = With<{ right: Right }>
/** An operation of the staff that the audit log records. */
export type RecordedOperationId = Exclude<StaffOperationId, With<{ audit: 'none' }>>
/** The operations beyond the specification. */
export const extensionOperations = operationIds.filter((id): id is ExtensionOperationId => 'extension' in endpoints[id])
/** The operations that need a session. */
export const protectedOperations = operationIds.filter((id) => 'needsLogin' in endpoints[id])
/** The operations that are refused without a plan. */
export const planOperations = operationIds.filter((id) => 'plan' in endpoints[id])
/** The operations that need a right. */
export const staffOperations = operationIds.filter((id): id is StaffOperationId => 'right' in endpoints[id])
`
  }

  /** The example bodies by kind and operation, one a line, so that a change shows as one. */
  function examples() {
    const { ok: requests = {} } = bodiesByName(({ requestBody }) => requestBody)
    const kinds = Object.entries({ requests, ...bodiesByName(({ responses }) => responses['200']) }).map(
      ([kind, byId]) => {
        const lines = Object.entries(byId).map(([id, body]) => `    ${JSON.stringify(id)}: ${JSON.stringify(body)}`)
        return `  "${kind}": {\n${lines.join(',\n')}\n  }`
      },
    )
    return `{\n${kinds.join(',\n')}\n}\n`
  }

  function languages() {
    const { enum: tags = [], 'x-naru-names': names = {} } = components.schemas['Language'] ?? {}
    if (tags.join() !== Object.keys(names).join()) throw new Error('x-naru-names of Language must name its enum.')
    return `${header}/** The name of each language in itself. */\nexport const languageNames = {\n${rows(Object.entries(names))}} as const\n`
  }

  /** The schemas that some name, and those that these refer to. @param {string[]} names */
  function reachable(names) {
    const found = new Set(names)
    for (const name of found) {
      const text = JSON.stringify(components.schemas[name])
      for (const [, other = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) found.add(other)
    }
    return Object.fromEntries(Object.entries(components.schemas).filter(([name]) => found.has(name)))
  }

  /** The names of a schema's fields but those that only the server writes. @param {Schema} schema */
  function fieldsOf({ properties = {}, required = [] }) {
    /** @type {{ texts: string[], choices: Record<string, { known: string[], isNeeded: boolean }>, byLanguage: string[], others: string[] }} */
    const fields = { texts: [], choices: {}, byLanguage: [], others: [] }
    for (const [name, property] of Object.entries(properties)) {
      const { type, enum: known, readOnly } = named(components.schemas, property.$ref) ?? property
      if (readOnly === true) continue
      if (known !== undefined) fields.choices[name] = { known, isNeeded: required.includes(name) }
      else if (property.$ref?.endsWith('/TextByLanguage') === true) fields.byLanguage.push(name)
      else fields[type === 'string' ? 'texts' : 'others'].push(name)
    }
    return fields
  }

  /** Types of papers and exams, and the names of their fields. */
  async function paperTypes() {
    const schemas = reachable(['Paper', 'Exam', 'GradedQuestion'])
    const part = { openapi: '3.0.3', info: { title: 'Papers', version: '1' }, paths: {}, components: { schemas } }
    const types = astToString(await openapiTS(JSON.stringify(part), { alphabetize: false, silent: true }))
    const fields = Object.entries(reachable(['Paper'])).flatMap(([name, schema]) =>
      schema.properties === undefined ? [] : [`  ${name}: ${JSON.stringify(fieldsOf(schema))},\n`],
    )
    return `${header}${types}export type Schemas = components['schemas']
/** The fields that an author may write: texts, one of some texts, texts by language, and others. */
export const fields = {\n${fields.join('')}} as const
/** The languages of texts. */
export const languages = ${JSON.stringify(components.schemas['Language']?.enum ?? [])} as const
`
  }

  const whole = astToString(await openapiTS(pathToFileURL(contract), { alphabetize: false, silent: true }))
  // A method or parameters that a path lacks need no line.
  const schema = whole
    .replaceAll(/^ {8}(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replaceAll(/(?<=^ {4}"\/.*": \{\n) {8}parameters: \{\n(?: {12}\w+\?: never;\n){4} {8}\};\n/gm, '')
  const types = header + "import type { Right } from '../rights'\n\n" + schema + namedTypes() + table()
  return {
    'contract.ts': types,
    'examples.json': examples(),
    'languages.ts': languages(),
    ...('Paper' in components.schemas && { '../../../exam-kit/src/generated/contract.ts': await paperTypes() }),
  }
}

/**
 * Writes the files, or checks that they are current.
 * @param {{ contract: string, output: string, check: boolean }} options
 * @throws {Error} if the contract lacks an example, or if `check` finds a file missing or stale
 */
export async function generateApi({ contract, output, check }) {
  const done = Object.entries(await generated(contract)).map(([file, expected]) => {
    const path = resolve(output, file)
    const name = relative(process.cwd(), path)
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === expected
    if (isCurrent) return `${name} is current.`
    if (check) throw new Error(`${name} is missing or stale. Run \`npm run api:generate\` and commit it.`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, expected)
    return `${name} written.`
  })
  return done.join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [contract, output] = [resolve(root, 'openapi.yaml'), resolve(root, 'packages/api/src/generated')]
  process.stdout.write(`${await generateApi({ contract, output, check: process.argv.includes('--check') })}\n`)
}
