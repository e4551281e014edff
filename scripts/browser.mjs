// Finds a Chromium for the tests, so that no install step has to download one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'

/** Flags of every headless run: no sandbox (tests run as root in containers), no GPU, no background traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, else Playwright's, else one at a well-known path.
 * @returns {Promise<string | undefined>} its path, or undefined if none is installed
 */
export async function findChromium() {
  const { chromium } = await import('playwright')
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...wellKnown]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Finds the browser for journeys and stories: Debian's headless shell, which needs two thirds of Chromium's processor time, else as findChromium.
 *
 * @returns {Promise<string | undefined>} its path, or undefined if none is installed
 */
export async function findHeadlessShell() {
  return process.env['CHROMIUM_PATH'] === undefined && existsSync(headlessShell) ? headlessShell : findChromium()
}

const isRootOnDebian = () => platform() === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian's browsers. A failure shows when they are searched again. */
function installOnDebian() {
  const names = ['chromium', 'chromium-headless-shell']
  process.stdout.write(`No Chromium found: installing it with apt-get install -y ${names.join(' ')}\n`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Like findChromium, but installs a missing browser on Debian as root, and elsewhere exits with the command to run.
 * @returns {Promise<string>} the browser's path
 */
export async function requireChromium() {
  const present = await findChromium()
  if (present) return present
  if (isRootOnDebian()) installOnDebian()
  const installed = await findChromium()
  if (installed) return installed
  const command = existsSync('/etc/debian_version') ? 'apt-get install -y chromium' : 'npx playwright install chromium'
  process.stderr.write(
    `The browser tests need Chromium and none was found. Install it with: ${command}\n(or name one in CHROMIUM_PATH)\n`,
  )
  process.exit(1)
}
