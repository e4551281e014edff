// `npm run api:diff`: compares openapi.yaml with the contract of the last release. Prints every difference and exits with 1 if one breaks clients.
// `--from FILE` and `--to FILE` compare other contracts.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiDiff from 'openapi-diff'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: resolve(root, 'packages/api/openapi.released.yaml') },
    to: { type: 'string', default: resolve(root, 'openapi.yaml') },
  },
})

/** @param {string} file */
function read(file) {
  const location = resolve(file)
  if (!existsSync(location)) {
    process.stderr.write(`There is no contract at ${location}.\n`)
    process.exit(2)
  }
  const contract = parse(readFileSync(location, 'utf8'))
  for (const path of Object.values(contract.paths ?? {})) {
    for (const operation of Object.values(path)) {
      if (operation?.responses) operation.responses = withOpenObjects(operation.responses, contract)
    }
  }
  return { content: JSON.stringify(contract), location, format: /** @type {const} */ ('openapi3') }
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
  if (differences.length === 0) return
  process.stdout.write(`\n${title} (${differences.length})\n`)
  for (const { action, entity, sourceSpecEntityDetails, destinationSpecEntityDetails } of differences) {
    const location = firstLocation(sourceSpecEntityDetails) || firstLocation(destinationSpecEntityDetails)
    process.stdout.write(`  ${action === 'add' ? '+' : '-'} ${entity}: ${location}\n`)
  }
}

const [sourceSpec, destinationSpec] = [read(values.from), read(values.to)]
const result = await openapiDiff.diffSpecs({ sourceSpec, destinationSpec })

process.stdout.write(`From ${relative(process.cwd(), values.from)} to ${relative(process.cwd(), values.to)}\n`)
if (result.breakingDifferencesFound) list('Breaks clients', result.breakingDifferences)
list('Safe for clients', result.nonBreakingDifferences)
list('Not classified (extensions, prose)', result.unclassifiedDifferences)
process.stdout.write(
  result.breakingDifferencesFound
    ? '\nClients of the last release break: raise the major version of @naru/api, or support the old form beside the new one.\n'
    : '\nClients of the last release still work.\n',
)
process.exit(result.breakingDifferencesFound ? 1 : 0)
