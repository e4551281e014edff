// `npm run text -- …`: exports texts for translators, imports their work, records reviews, and prints the state of all languages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findAreas, readSource, root, translatedLanguages, type Area } from './catalogues'
import { commentsOf } from './comments'
import { literalOf } from './messages'
import { exportPo, headersOf, planImport, withChanges, type ImportPlan } from './po'
import { reviewOf, withReviews, type AreaReviews } from './review'
import { writeStates } from './reviewState'
import { allStatus, lineOf } from './status'
import { formatted, loadArea, loadReviews, picturesOf, saveReviews, write } from './store'

const usage = `npm run text -- export LANGUAGE [AREA] [--to FOLDER]   writes a PO file for each area (default: .build/text/LANGUAGE)
npm run text -- import FILE [--by "NAME"]              writes a translator's file back
npm run text -- review LANGUAGE AREA --by "NAME"       records that somebody has reviewed a whole area
npm run text -- status                                 prints how much of each language is reviewed
npm run text -- states                                 writes the list of drafts that the app shows`

/** What the caller did wrong, as a sentence. */
class UsageError extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string', default: '' }, to: { type: 'string' } },
})

function languageNamed(name = ''): string {
  if (!translatedLanguages.some((language) => language === name))
    throw new UsageError(`There is no language '${name}'. The languages are ${translatedLanguages.join(', ')}.`)
  return name
}

function areaNamed(name = ''): Area {
  const areas = findAreas()
  const area = areas.find((one) => one.name === name)
  if (area === undefined)
    throw new UsageError(`There is no area '${name}'. The areas are ${areas.map((one) => one.name).join(', ')}.`)
  return area
}

const today = () => new Date().toISOString().slice(0, 10)

function exportAreas(language: string, areas: readonly Area[]): void {
  const reviews = loadReviews(language)
  const folder = values.to ?? join(root, '.build/text', language)
  for (const area of areas) {
    const { pairs, inCode } = loadArea(area, language)
    const context = {
      language,
      area: area.name,
      reviews: reviews[area.name] ?? {},
      pictures: picturesOf(area.name),
      inCode,
      commentOf: commentsOf(area.path),
    }
    write(join(folder, `${area.name}.po`), exportPo(pairs, context))
    console.log(`${join(folder, `${area.name}.po`)}: ${pairs.length} texts`)
  }
}

async function importFile(path: string): Promise<void> {
  if (!existsSync(path)) throw new UsageError(`There is no file '${path}'.`)
  const content = readFileSync(path, 'utf8')
  const headers = headersOf(content)
  if (headers.area === '') throw new UsageError(`'${path}' has no header X-Area: it is no file of this command.`)
  const language = languageNamed(headers.language)
  const area = areaNamed(headers.area)
  const { pairs } = loadArea(area, language)
  const reviews = loadReviews(language)
  const reviewer = { by: values.by || headers.by, on: today() }
  const plan = planImport(content, pairs, language, reviews[area.name] ?? {}, reviewer)
  if ('faults' in plan) throw new UsageError(`Nothing is changed.\n${plan.faults.join('\n')}`)
  await writeTexts(plan)
  await recordReviews(language, area, plan.reviews)
  for (const note of plan.notes) console.log(note)
  console.log(`${plan.changes.length} texts changed, ${Object.keys(plan.reviews).length} reviews recorded.`)
}

async function writeTexts({ changes }: ImportPlan): Promise<void> {
  for (const path of new Set(changes.map(({ unit }) => unit.path))) {
    const literals = changes
      .filter(({ unit }) => unit.path === path)
      .map(({ unit, text }) => ({ unit, literal: literalOf({ ...unit, text }) }))
    write(join(root, path), await formatted(path, withChanges(readSource(path), literals)))
  }
}

async function recordReviews(language: string, area: Area, added: AreaReviews): Promise<void> {
  if (Object.keys(added).length > 0) {
    const { pairs } = loadArea(area, language)
    saveReviews(language, withReviews(loadReviews(language), area.name, added, pairs))
  }
  await writeStates()
}

async function reviewArea(language: string, area: Area): Promise<void> {
  if (values.by === '') throw new UsageError('Say who has reviewed it: --by "Name".')
  const { pairs } = loadArea(area, language)
  const added = pairs.map((pair) => [pair.unit.key, reviewOf(pair, values.by, today())])
  await recordReviews(language, area, Object.fromEntries(added))
  console.log(`${added.length} reviews recorded.`)
}

function printStatus(): void {
  for (const [language, status] of allStatus()) {
    console.log(lineOf(language, status))
    for (const text of status.inCode) console.log(`  in code: ${text}`)
  }
}

async function run([command, first, second]: readonly string[]): Promise<void> {
  if (command === 'export') exportAreas(languageNamed(first), second === undefined ? findAreas() : [areaNamed(second)])
  else if (command === 'import' && first !== undefined) await importFile(first)
  else if (command === 'review') await reviewArea(languageNamed(first), areaNamed(second))
  else if (command === 'status') printStatus()
  else if (command === 'states') await writeStates()
  else throw new UsageError(usage)
}

try {
  await run(positionals)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
