// `npm run api:generate`: writes the types of openapi.yaml. With `--check` it writes nothing and fails when the committed file is stale.
// `--contract FILE` and `--output FILE` name other files than the project's own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const header = `/* eslint-disable */
/**
 * Generated from openapi.yaml by \`npm run api:generate\`. Do not edit: change the document and generate again.
 */

`

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: resolve(root, 'openapi.yaml') },
    output: { type: 'string', default: resolve(root, 'packages/api/src/generated/schema.ts') },
  },
})
const contract = resolve(values.contract)
const output = resolve(values.output)
if (!existsSync(contract)) fail(`There is no contract at ${contract}.`)

const expected = header + astToString(await openapiTS(pathToFileURL(contract), { alphabetize: false, silent: true }))
const name = relative(process.cwd(), output)
const current = existsSync(output) ? readFileSync(output, 'utf8').replaceAll('\r\n', '\n') : undefined

if (values.check) {
  if (current === undefined) fail(`${name} is missing. Run \`npm run api:generate\` and commit it.`)
  if (current !== expected) {
    fail(
      `${name} is stale: it does not match ${relative(process.cwd(), contract)}. Run \`npm run api:generate\` and commit it.`,
    )
  }
  process.stdout.write(`${name} is current.\n`)
} else {
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, expected)
  process.stdout.write(`${name} ${current === expected ? 'was current already' : 'written'}.\n`)
}
