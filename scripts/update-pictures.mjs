// Writes the pictures of the stories anew: of all, or of the files whose path contains one of the arguments.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stories.config.ts']
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2), '--update'], { stdio: 'inherit' })

// The browser compresses for speed. Without a filter, flat drawings take a third of that.
const folder = '.storybook/pictures'
for (const name of readdirSync(folder)) {
  const path = `${folder}/${name}`
  const picture = readFileSync(path)
  const compressed = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  if (compressed.length < picture.length) writeFileSync(path, compressed)
}
process.exit(status ?? 1)
