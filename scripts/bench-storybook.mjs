// `npm run bench:storybook`: measures the static Storybook build and the run of all stories, and compares both with their limits on two cores.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { requireChromium } from './browser.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env['CHROMIUM_PATH'] = await requireChromium()

const output = '.build/bench-storybook'
const bin = (/** @type {string} */ path) => [process.execPath, `node_modules/${path}`]

/** @type {[what: string, bar: number, command: string[]][]} */
const measured = [
  [
    'static Storybook',
    90,
    [...bin('storybook/dist/bin/dispatcher.js'), 'build', '--output-dir', output, '--quiet', '--disable-telemetry'],
  ],
  ['story tests', 240, [...bin('vitest/vitest.mjs'), 'run', '--config', 'vitest.stories.config.ts']],
]

process.stdout.write(`${availableParallelism()} cores, load before the run ${loadavg()[0]?.toFixed(1)}\n\n`)
const results = measured.map(([what, bar, [command = '', ...args]]) => {
  const started = performance.now()
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const seconds = Math.round((performance.now() - started) / 1000)
  const isHeld = status === 0 && seconds < bar
  const failed = status === 0 ? '' : ', and it failed'
  process.stdout.write(`${isHeld ? '✓' : '✗'} ${what}: ${seconds} s, bar ${bar} s${failed}\n`)
  return isHeld
})
rmSync(output, { recursive: true, force: true })
process.exit(results.every(Boolean) ? 0 : 1)
