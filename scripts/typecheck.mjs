// TypeScript 7 (native) checks every project of the repository; 5.9 stays installed for the tools that need its compiler API.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const tsc = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url))
const projects = [
  'packages/exam-kit/src/engine',
  'packages/exam-kit/src/content',
  'tsconfig.json',
  'apps/staff',
  'tsconfig.node.json',
]

let failed = false
for (const project of projects) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
