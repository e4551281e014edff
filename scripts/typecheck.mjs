// `npm run typecheck`: TypeScript 7 (native) checks every project of the repository, the second time only what changed; 5.9 stays installed for the
// tools that need its compiler API. An error begins with what its last line says of a field.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** @type {Set<string>} */
const printed = new Set()

/** Prints the errors of a project. @param {string} project @returns {Promise<boolean>} whether it has none */
async function check(project) {
  const state = `.build/types/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`
  const args = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state, '--checkers', '2']
  const child = spawn(process.execPath, ['node_modules/typescript-7/bin/tsc', ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const status = await new Promise((done) => child.once('close', done))
  // Several projects contain the packages.
  for (const error of output.split(/^(?=\S)/m).filter((error) => !printed.has(error))) {
    printed.add(error)
    process.stdout.write(fieldFirst(error))
  }
  return status === 0
}

/** @param {string} error place, what does not fit, and indented lines that say why */
function fieldFirst(error) {
  const reason = error.trimEnd().split('\n').at(-1)?.trim() ?? ''
  return reason.startsWith('Property ') ? error.replace(/(error TS\d+: )/, `$1${reason}\n  `) : error
}

// Two at a time, as many as the cores of CI, as are the checkers of each: the first takes about as long as all others together.
const lanes = [
  ['tsconfig.json'],
  ['tsconfig.node.json', 'apps/staff', 'packages/exam-kit/src/engine', 'packages/exam-kit/src/content'],
]
const passed = await Promise.all(
  lanes.map(async (projects) => {
    let all = true
    for (const project of projects) all = (await check(project)) && all
    return all
  }),
)
process.exit(passed.every(Boolean) ? 0 : 1)
