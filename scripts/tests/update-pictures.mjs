// Writes the pictures of the stories anew: of all, or of the files whose path contains one of the arguments.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The most that a channel of a pixel may differ in 256 colours. The comparison of pictures allows more. */
const mostChange = 24

/** A picture in 256 colours, which takes half of the room, or in all of its colours if they differ too much. @param {Buffer} picture */
async function compress(picture) {
  const opaque = sharp(picture).removeAlpha()
  const exact = await opaque.clone().png({ compressionLevel: 9 }).toBuffer()
  const few = await opaque.clone().png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
  const [before, after] = await Promise.all([exact, few].map((each) => sharp(each).removeAlpha().raw().toBuffer()))
  const change = before?.reduce((most, value, at) => Math.max(most, Math.abs(value - (after?.[at] ?? 0))), 0) ?? 0
  return few.length < exact.length && change <= mostChange ? few : exact
}

const started = Date.now()
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts']
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2), '--update'], { stdio: 'inherit' })

// The browser compresses for speed.
const folder = '.storybook/pictures'
for (const name of readdirSync(folder)) {
  const path = `${folder}/${name}`
  if (statSync(path).mtimeMs < started) continue
  const picture = readFileSync(path)
  const compressed = await compress(picture)
  if (compressed.length < picture.length) writeFileSync(path, compressed)
}
process.exit(status ?? 1)
