// `npm run test:node -- 24`: runs the unit and server tests on another Node, which npm's package `node` brings.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [version = ''] = process.argv.slice(2)
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  process.stderr.write('Name a version of Node, such as: npm run test:node -- 24\n')
  process.exit(2)
}
const vitest = 'node_modules/vitest/vitest.mjs'
const { status } = spawnSync(
  'npx',
  [
    '--yes',
    `--package=node@${version}`,
    '--',
    'node',
    vitest,
    'run',
    '--project',
    'unit',
    '--project',
    'document',
    '--project',
    'server',
  ],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exit(status ?? 1)
