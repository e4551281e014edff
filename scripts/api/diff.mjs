// `npm run api:diff`: says in sentences what a change of openapi.yaml means for clients, first what breaks them; exits with 1 if something does.
// It compares with HEAD; `--from release` with the contract of the last release, `--from REVISION` or `--from FILE` with another one.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'

/** The contract of the last release. */
export const released = fileURLToPath(new URL('../../packages/api/openapi.released.yaml', import.meta.url))

/**
 * A difference. Several `operations` may share the schema that changed; `added` is the new part of the contract, and `isMarked` whether it is in
 * something marked as an extension.
 *
 * @typedef {{ operations: Set<string>, says: string, breaks: boolean, isMarked: boolean, added?: any }} Change
 * @typedef {{ operation: string, field: string, isRequest: boolean, isMarked: boolean }} Place
 */

const lower = (from = -Infinity, to = -Infinity) => ({ less: to > from, more: to < from })
const upper = (from = Infinity, to = Infinity) => ({ less: to < from, more: to > from })
const limit = (/** @type {unknown} */ from, /** @type {unknown} */ to) => ({
  less: to !== undefined,
  more: from !== undefined,
})
const freedom = (from = false, to = false) => ({ less: from, more: to })
const list = (/** @type {string[]} */ from = [], /** @type {string[]} */ to = []) => ({
  less: to.length > 0 && !from.every((value) => to.includes(value)),
  more: from.length > 0 && !to.every((value) => from.includes(value)),
})
/** Whether a keyword of a schema allows less than before, and whether more. @type {[(from: any, to: any) => { less: boolean, more: boolean }, string[]][]} */
const keywords = [
  [limit, ['type', 'format', 'pattern', 'uniqueItems', 'oneOf', 'anyOf']],
  [list, ['enum']],
  [freedom, ['nullable']],
  [lower, ['minimum', 'minLength', 'minItems', 'minProperties']],
  [upper, ['maximum', 'maxLength', 'maxItems', 'maxProperties']],
]

const worded = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none'))
const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null
const differs = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) !== JSON.stringify(b)

/** A part of a contract without its reference. @param {any} contract @param {any} part @returns {any} */
const resolved = (contract, part) =>
  part?.$ref === undefined
    ? part
    : part.$ref
        .split('/')
        .slice(1)
        .reduce((/** @type {any} */ node, /** @type {string} */ step) => node?.[step], contract)

/** A schema, or that of a parameter, with all that it is made of. @param {any} contract @param {any} schema @returns {any} */
function whole(contract, schema) {
  const { allOf = [], ...own } = resolved(contract, schema?.schema ?? schema) ?? {}
  const parts = [...allOf.map((/** @type {any} */ part) => whole(contract, part)), own]
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/**
 * What changed between two contracts, without prose and examples. Clients ignore unknown fields of a response; the server refuses those of a request.
 *
 * @param {any} before
 * @param {any} after
 * @returns {Change[]} those that break clients first
 */
export function changesOf(before, after) {
  /** @type {Map<unknown, Change[]>} by the part of a contract */
  const found = new Map()

  /** @param {any} part of the newer contract */
  const isExtension = (part) => part?.['x-naru-extension'] === true || whole(after, part)['x-naru-extension'] === true

  /** @param {unknown} part @param {Place} place @param {string} what @param {string | false} broken which clients break @param {any} [added] */
  function report(part, { operation, field, ...place }, what, broken, added) {
    const meaning = `${what}${broken ? `; clients that ${broken} break` : ''}`
    const known = found.get(part) ?? []
    found.set(part, known)
    const same = known.find(({ says }) => says.endsWith(meaning))
    const isMarked = place.isMarked || isExtension(added)
    const says = `${field && `: \`${field}\``} ${meaning}`
    if (same === undefined) {
      known.push({ operations: new Set([operation]), says, breaks: broken !== false, isMarked, added })
    } else {
      same.operations.add(operation)
      same.isMarked &&= isMarked
    }
  }

  /** @param {any} from @param {any} to @param {Place} place @param {readonly unknown[]} above the schemas around this one */
  function compareSchemas(from, to, place, above = []) {
    const part = resolved(after, to)
    if (above.includes(part)) return
    const [older, newer] = [whole(before, from), whole(after, to)]
    const { isRequest } = place
    const isMarked = place.isMarked || isExtension(newer)
    const use = isRequest ? 'send it' : 'read it'
    for (const [allows, keyword] of keywords.flatMap(([allows, all]) =>
      all.map((one) => /** @type {const} */ ([allows, one])),
    )) {
      const [old, now] = [older[keyword], newer[keyword]]
      if (!differs(old, now)) continue
      const { less, more } = allows(old, now)
      const what = `${keyword === 'type' ? '' : `${keyword} `}changed from ${worded(old)} to ${worded(now)}`
      report(part, place, what, (isRequest ? less : more) && use)
    }
    if (isRequest && newer.additionalProperties === false && older.additionalProperties !== false)
      report(part, place, 'takes no other fields', 'send some')
    const inside = (/** @type {string} */ name) => ({
      ...place,
      isMarked,
      field: [place.field, name].filter(Boolean).join('.'),
    })
    for (const [name, field] of Object.entries(older.properties)) {
      const [was, is] = [older, newer].map(({ required }) => required.includes(name))
      const now = newer.properties[name]
      if (now === undefined) report(field, inside(name), 'was removed', (isRequest || was) && use)
      else {
        if (was && !is) report(now, inside(name), isRequest ? 'may be left out' : 'may be missing', !isRequest && use)
        if (!was && is) report(now, inside(name), 'is now required', isRequest && 'do not send it')
        compareSchemas(field, now, inside(name), [...above, part])
      }
    }
    for (const [name, field] of Object.entries(newer.properties)) {
      if (name in older.properties) continue
      const isDemanded = isRequest && newer.required.includes(name)
      report(
        field,
        inside(name),
        `was added${isDemanded ? ' and is required' : ''}`,
        isDemanded && 'do not send it',
        field,
      )
    }
    for (const [keyword, name] of Object.entries({ items: 'items', additionalProperties: '*' })) {
      if (isObject(older[keyword]) && isObject(newer[keyword]))
        compareSchemas(older[keyword], newer[keyword], inside(name), [...above, part])
    }
  }

  /** @param {any} from @param {any} to @param {Place} place of a request or response */
  function compareBodies(from, to, place) {
    const [older, newer] = [resolved(before, from), resolved(after, to)].map(
      (it) => it?.content?.['application/json']?.schema,
    )
    if (older !== undefined && newer !== undefined) compareSchemas(older, newer, place)
    else if (newer !== undefined) report(newer, place, 'has a body now', place.isRequest && 'send none')
    else if (older !== undefined) report(older, place, 'has no body now', place.isRequest ? 'send one' : 'read it')
  }

  /** @param {any} from @param {any} to @param {string} operation */
  function compareOperations(from, to, operation) {
    const place = { operation, field: '', isRequest: true, isMarked: isExtension(to) }
    const [older, newer] = [before, after].map((contract, index) => {
      const all = ([from, to][index].parameters ?? []).map((/** @type {any} */ it) => resolved(contract, it))
      return {
        properties: Object.fromEntries(all.map((/** @type {any} */ it) => [it.name, it])),
        required: all.flatMap((/** @type {any} */ it) => (it.required ? [it.name] : [])),
      }
    })
    compareSchemas(older, newer, place)
    compareBodies(from.requestBody, to.requestBody, place)
    if (to.security?.length > 0 && !(from.security?.length > 0)) report(to, place, 'needs a session now', 'have none')
    for (const name of Object.keys({ ...from, ...to }).filter((name) => name.startsWith('x-naru-'))) {
      const what = `changed from ${worded(from[name])} to ${worded(to[name])}`
      if (differs(from[name], to[name])) report(to, { ...place, field: name }, what, false)
    }
    for (const status of Object.keys({ ...from.responses, ...to.responses })) {
      const at = { ...place, operation: `${operation}, ${status}`, isRequest: false }
      if (to.responses[status] === undefined)
        report(from, at, 'is answered no more', status.startsWith('2') && 'wait for it')
      else if (from.responses[status] === undefined) report(to, at, 'may be answered now', false)
      else compareBodies(from.responses[status], to.responses[status], at)
    }
  }

  for (const [path, methods] of Object.entries({ ...before.paths, ...after.paths })) {
    for (const method of Object.keys({ ...before.paths[path], ...methods })) {
      const [from, to] = [before.paths[path]?.[method], after.paths[path]?.[method]]
      const operation = `${method.toUpperCase()} ${path}`
      const place = { operation, field: '', isRequest: true, isMarked: false }
      if (from && to) compareOperations(from, to, operation)
      else if (to) report(to, place, 'was added', false, to)
      else report(from, place, 'was removed', 'call it')
    }
  }
  return [...found.values()].flat().toSorted((a, b) => Number(b.breaks) - Number(a.breaks))
}

/** @param {Change} change */
export function lineOf({ operations, says }) {
  const [first, ...others] = operations
  return `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}${says}`
}

/** The text of a contract. @param {string} from `release`, a file or a revision @throws {Error} if there is none */
function textOf(from) {
  const file = from === 'release' ? released : from
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const { status, stdout } = spawnSync('git', ['show', `${from}:./openapi.yaml`], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`There is no contract at ${from}.`)
  return stdout
}

/**
 * Compares two contracts.
 *
 * @param {string} from the older one: `release`, a file or a revision
 * @param {string} to file of the newer one
 * @returns {{ breaksClients: boolean, text: string }} whether clients of the older one break, and a line for each change
 * @throws {Error} if one is missing
 */
export function diffContracts(from, to) {
  const changes = changesOf(parse(textOf(from)), parse(textOf(to)))
  const breaking = changes.filter(({ breaks }) => breaks)
  const lines = (/** @type {string} */ title, /** @type {Change[]} */ some) =>
    some.length === 0 ? [] : [`${title} (${some.length})`, ...some.map((change) => `  ${lineOf(change)}`), '']
  const end =
    breaking.length > 0
      ? `Clients of ${from} break: keep the old form beside the new one, or raise the major version of @naru/api.`
      : `Clients of ${from} still work.`
  const text = [
    ...lines('Breaks clients', breaking),
    ...lines('Safe for clients', changes.slice(breaking.length)),
    end,
    '',
  ]
  return { breaksClients: breaking.length > 0, text: text.join('\n') }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: 'HEAD' },
      to: { type: 'string', default: fileURLToPath(new URL('../../openapi.yaml', import.meta.url)) },
    },
  })
  try {
    const { breaksClients, text } = diffContracts(values.from, values.to)
    process.stdout.write(text)
    process.exitCode = breaksClients ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
