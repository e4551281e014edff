// `npm run test:visual`: whether every story looks as in the pictures that are kept of it. `npm run visual:update` keeps new ones.
// Both take names, or parts of names, of stories or their files: `npm run visual:update -- Button ui-card--gallery`. `--quick` keeps larger images, sooner.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireChromium } from './browser.mjs'
import { compare } from './visual/compare.mjs'
import { unseenFaults } from './visual/faults.mjs'
import { writeSideBySide } from './visual/report.mjs'
import { serve } from './visual/serve.mjs'
import { filesWithPictures, readPictures, writePictures } from './visual/sheets.mjs'
import { openBrowser } from './visual/shoot.mjs'

/** @typedef {import('./visual/shoot.mjs').Story} Story */
/** @typedef {import('./visual/shoot.mjs').Pictures} Pictures */

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const built = '.build/storybook'
const made = '.build/visual'
const folder = '.storybook/pictures'
const hands = 2

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isUpdate = process.argv.includes('--update')
const isQuick = process.argv.includes('--quick')

if (platform() !== 'linux') {
  process.stdout.write(
    'The pictures of the stories are drawn on Linux, and other systems draw letters otherwise: not compared here.\n',
  )
  process.exit(0)
}
if (!existsSync(join(built, 'index.json'))) {
  process.stderr.write('There is no built Storybook to picture. Run: npm run storybook:build\n')
  process.exit(1)
}

/** @type {{ entries: Record<string, Story & { type: string }> }} */
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
const pictured = Object.values(index.entries).filter(
  ({ type, tags }) => type === 'story' && tags?.includes('no-picture') !== true,
)
/** @param {string} id @param {string} file */
const isAsked = (id, file) =>
  names.length === 0 || names.some((name) => `${id} ${file}`.toLowerCase().includes(name.toLowerCase()))

/** Stories by the file they stand in. @type {Map<string, Story[]>} */
const files = new Map(filesWithPictures(folder).map((file) => [file, []]))
for (const story of pictured) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story])

const started = performance.now()
rmSync(made, { recursive: true, force: true })
const server = await serve(built)
const executablePath = await requireChromium()

/** What is wrong, a sentence each. @type {string[]} */
const faults = []
const count = { stories: 0, pictures: 0, kept: 0, removed: 0 }
let arePlanted = false
const queue = [...files]
  .filter(([file, stories]) => isAsked('', file) || stories.some(({ id }) => isAsked(id, file)) || stories.length === 0)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))

await Promise.all(Array.from({ length: hands }, work))
server.close()

const seconds = Math.round((performance.now() - started) / 1000)
for (const fault of faults.toSorted()) process.stdout.write(`✗ ${fault}\n`)
process.stdout.write(
  isUpdate
    ? `${count.stories} stories pictured (${seconds} s): ${count.kept} kept anew, ${count.removed} removed, the others look as before.\n`
    : `${count.stories} stories, ${count.pictures} pictures compared (${seconds} s): ${faults.length === 0 ? 'all look as kept' : `${faults.length} faults`}.\n`,
)
process.exit(faults.length === 0 && (count.stories > 0 || isUpdate) ? 0 : 1)

/** Takes files from the queue until none is left, in a browser of its own. */
async function work() {
  const browser = await openBrowser({ executablePath, url: server.url, folder: made })
  let page = await browser.openPage()
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [file, stories] = next
    const before = await readPictures(folder, file)
    const after = new Map(before)
    for (const id of before.keys()) {
      if (stories.some((story) => story.id === id) || !isAsked(id, file)) continue
      after.delete(id)
      if (isUpdate) count.removed++
      else faults.push(`${id} has pictures and is no story any more. Run: npm run visual:update -- ${id}`)
    }
    for (const story of stories.filter(({ id }) => isAsked(id, file))) {
      count.stories++
      const kept = before.get(story.id)
      try {
        const taken = await page.shoot(story)
        if (isUpdate) renew(after, story, kept, taken)
        else await check(story, kept, taken)
      } catch (error) {
        faults.push(
          `${story.id} cannot be pictured: ${(error instanceof Error ? error.message : String(error)).split('\n\n')[0]}`,
        )
        await page.close()
        page = await browser.openPage()
      }
    }
    if (isUpdate && (after.size !== before.size || [...after].some(([id, pictures]) => before.get(id) !== pictures))) {
      await writePictures(folder, file, after, isQuick)
    }
  }
  if (!isUpdate && names.length === 0 && !arePlanted) {
    arePlanted = true
    faults.push(...(await unseenFaults(page, pictured, (file) => readPictures(folder, file))))
  }
  await browser.close()
}

/**
 * Puts the taken pictures in place of the kept ones where they do not look the same.
 * @param {Map<string, Pictures>} after @param {Story} story @param {Pictures | undefined} kept @param {Pictures} taken
 */
function renew(after, story, kept, taken) {
  const changed = Object.entries(taken).filter(([key, picture]) => {
    const old = kept?.[key]
    return old === undefined || !compare(old, picture).isSame
  })
  if (changed.length === 0) return
  count.kept += changed.length
  after.set(story.id, { ...kept, ...Object.fromEntries(changed) })
}

/** @param {Story} story @param {Pictures | undefined} kept @param {Pictures} taken */
async function check(story, kept, taken) {
  if (kept === undefined) {
    faults.push(`${story.id} has no pictures yet. Run: npm run visual:update -- ${story.id}`)
    return
  }
  for (const [key, picture] of Object.entries(taken)) {
    count.pictures++
    const old = kept[key]
    if (old === undefined) {
      faults.push(`${story.id} has no picture for ${key}. Run: npm run visual:update -- ${story.id}`)
      continue
    }
    const difference = compare(old, picture)
    if (difference.isSame) continue
    const path = join(made, `${story.id} ${key}.png`.replaceAll(' ', '.'))
    await writeSideBySide(path, old, picture, difference)
    faults.push(
      `${story.id} looks different at ${key} (${difference.outOfPlace} pixels). Kept, now and the difference: ${path}. If it is meant: npm run visual:update -- ${story.id}`,
    )
  }
}
