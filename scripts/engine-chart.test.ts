import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('docs/exam-engine.md is the chart of the current engine', { timeout: 60_000 }, () => {
  const check = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/engine-chart.ts', '--check'], { cwd: root })
  expect(check).not.toThrow()
})
