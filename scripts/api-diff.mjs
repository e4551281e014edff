// `npm run api:diff`: compares openapi.yaml with the contract of the last release. Prints every difference and exits with 1 if one breaks clients.
// `--from FILE` and `--to FILE` compare other contracts.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiDiff from 'openapi-diff'
import { parse } from 'yaml'

/** @param {string} file @returns {any} the contract, whose responses refer to nothing */
function read(file) {
  const location = resolve(file)
  if (!existsSync(location)) throw new Error(`There is no contract at ${location}.`)
  const contract = parse(readFileSync(location, 'utf8'))
  for (const path of Object.values(contract.paths ?? {})) {
    for (const operation of Object.values(path)) {
      if (operation?.responses) operation.responses = withOpenObjects(operation.responses, contract)
    }
  }
  return contract
}

/** @param {any} contract @param {string} file */
const specOf = (contract, file) => ({
  content: JSON.stringify(contract),
  location: resolve(file),
  format: /** @type {const} */ ('openapi3'),
})

/**
 * Removes the new fields from the responses of the operations that both contracts have. Clients ignore them, and the comparison takes
 * minutes for an object with many of them.
 *
 * @param {any} before
 * @param {any} after is changed
 * @returns {string[]} where they are
 */
function removeNewFields(before, after) {
  /** @type {string[]} */
  const removed = []
  const visit = (/** @type {any} */ old, /** @type {any} */ node, /** @type {string} */ place) => {
    if (typeof node !== 'object' || node === null || typeof old !== 'object' || old === null) return
    const { properties } = node
    if (old.properties && properties) {
      for (const name of Object.keys(properties)) {
        if (name in old.properties) continue
        delete properties[name]
        if (Array.isArray(node.required))
          node.required = node.required.filter((/** @type {string} */ it) => it !== name)
        removed.push(`${place}.${name}`)
      }
    }
    for (const [name, part] of Object.entries(node)) {
      const isPlace = !['properties', 'content', 'application/json', 'schema'].includes(name)
      visit(old[name], part, isPlace ? `${place}.${name}` : place)
    }
  }
  for (const [path, operations] of Object.entries(after.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      visit(before.paths?.[path]?.[method]?.responses, operation?.responses, `${method} ${path}`)
    }
  }
  return removed
}

/**
 * Resolves references and removes `additionalProperties: false` from a response, because clients ignore unknown fields. Requests stay closed:
 * the server refuses unknown fields.
 *
 * @param {any} node @param {any} contract
 * @returns {any}
 */
function withOpenObjects(node, contract) {
  if (Array.isArray(node)) return node.map((part) => withOpenObjects(part, contract))
  if (typeof node !== 'object' || node === null) return node
  if (typeof node.$ref === 'string') {
    const steps = node.$ref.replace('#/', '').split('/')
    return withOpenObjects(
      steps.reduce((/** @type {any} */ part, /** @type {string} */ step) => part?.[step], contract),
      contract,
    )
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !(name === 'additionalProperties' && value === false))
      .map(([name, value]) => [name, withOpenObjects(value, contract)]),
  )
}

/** @param {{ location?: string }[]} details */
const firstLocation = (details) =>
  details.map(({ location }) => location ?? '').find((location) => location !== '') ?? ''

/**
 * @typedef {{ action: string, entity: string, sourceSpecEntityDetails: { location?: string }[], destinationSpecEntityDetails: { location?: string }[] }} Difference
 * @param {string} title
 * @param {readonly Difference[]} differences
 */
function list(title, differences) {
  if (differences.length === 0) return []
  const lines = differences.map(({ action, entity, sourceSpecEntityDetails, destinationSpecEntityDetails }) => {
    const location = firstLocation(sourceSpecEntityDetails) || firstLocation(destinationSpecEntityDetails)
    return `  ${action === 'add' ? '+' : '-'} ${entity}: ${location}`
  })
  return ['', `${title} (${differences.length})`, ...lines]
}

/**
 * Compares two contracts.
 *
 * @param {string} from file of the older one
 * @param {string} to file of the newer one
 * @returns {Promise<{ breaksClients: boolean, text: string }>} whether clients of the older one break, and every difference
 * @throws {Error} if a file is missing
 */
export async function diffContracts(from, to) {
  const [before, after] = [read(from), read(to)]
  const newFields = removeNewFields(before, after)
  const result = await openapiDiff.diffSpecs({ sourceSpec: specOf(before, from), destinationSpec: specOf(after, to) })
  const breaksClients = result.breakingDifferencesFound
  const lines = [
    `From ${relative(process.cwd(), from)} to ${relative(process.cwd(), to)}`,
    ...(result.breakingDifferencesFound ? list('Breaks clients', result.breakingDifferences) : []),
    ...list('Safe for clients', result.nonBreakingDifferences),
    ...(newFields.length > 0 ? ['', `New fields of responses (${newFields.length})`] : []),
    ...newFields.map((field) => `  + ${field}`),
    ...list('Not classified (extensions, prose)', result.unclassifiedDifferences),
    '',
    breaksClients
      ? 'Clients of the last release break: raise the major version of @naru/api, or support the old form beside the new one.'
      : 'Clients of the last release still work.',
  ]
  return { breaksClients, text: `${lines.join('\n')}\n` }
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] === self) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: resolve(root, 'packages/api/openapi.released.yaml') },
      to: { type: 'string', default: resolve(root, 'openapi.yaml') },
    },
  })
  try {
    const { breaksClients, text } = await diffContracts(values.from, values.to)
    process.stdout.write(text)
    process.exitCode = breaksClients ? 1 : 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
