// `npm run api:change`: after an edit of openapi.yaml lints it, generates what follows from it, checks the types of everything that reads it, and says
// what changed for clients and what to do next.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

/** @param {string[]} args a script of package.json, and its arguments @returns {Promise<{ passed: boolean, output: string }>} */
function run(...args) {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', ...args], { shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('close', (status) => done({ passed: status === 0, output }))
  })
}

/** Prints a step, and ends with the output of one that failed. @param {string} name @param {{ passed: boolean, output: string }} result @param {string} next */
function report(name, { passed, output }, next) {
  process.stdout.write(`${passed ? '✓' : '✗'} ${name}\n`)
  if (passed) return
  const faults = output
    .slice(Math.max(0, output.search(/^\S+:$|^\S+\(/m)))
    .split(/\n\n/)[0]
    ?.trimEnd()
  process.stdout.write(`\n${faults}\n\nNext: ${next}\n`)
  process.exit(1)
}

const [lint, difference, generated] = await Promise.all([
  run('api:lint', '--', '--format', 'stylish'),
  run('api:diff'),
  run('api:generate'),
])
report('openapi.yaml is valid', lint, 'mend openapi.yaml, and run `npm run api:change` again.')
report(
  'types, examples and operations are generated',
  generated,
  'mend openapi.yaml, and run `npm run api:change` again.',
)
process.stdout.write(`\n${difference.output}\n`)
report('types fit', await run('typecheck'), 'mend these places, and run `npm run api:change` again.')
process.stdout.write(`
Next:
${difference.passed ? '' : '- Clients break: keep the old form beside the new one, or raise the major version of @naru/api.\n'}\
- Use it: the page, its story, and a test of the handler in apps/server/src/test.
- npx vitest run --project unit packages/api && npx vitest run --project server apps/server/src/contract
- Commit openapi.yaml with packages/*/src/generated; \`npx changeset\` if packages/api changes for its users.
`)
