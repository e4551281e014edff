import { build, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { wholeCatalogues } from '../../apps/web/build/plugins.mjs'
import { findAreas, pathIn, readSource, translatedLanguages, type Area, type TranslatedLanguage } from './catalogues'
import { picturePrefixes, ruleAreas } from './config'
import { literalOf } from './messages'
import { lossesOf } from './pairs'
import { exportPo, planImport, withChanges } from './po'
import { currentStates, reviewStatePath } from './reviewState'
import { lineOf, statusOf } from './status'
import { loadLanguage, loadReviews, picturesOf } from './store'
import { readCatalogue } from './units'

const areas = findAreas()
const texts = new Map(translatedLanguages.map((language) => [language, loadLanguage(language)]))
const pairsOf = (language: TranslatedLanguage, { name }: Area) =>
  texts.get(language)?.find(({ area }) => area.name === name)?.pairs ?? []

const names = areas.map(({ name }) => name)

it('finds the areas of both libraries, of the app and of the server, and those of rules and law', () => {
  expect(names).toEqual(expect.arrayContaining(['ui', 'exam', 'errors', 'site', 'words', 'mails', ...ruleAreas]))
})

it('names pictures of each area that stories show', () => {
  const shownByNone = [
    'mails',
    'offer',
    'privacyPolicy',
    'refundPolicy',
    'statistics',
    'termsAndConditions',
    'translationReport',
  ]
  expect(names.filter((name) => picturesOf(name).length === 0)).toEqual(shownByNone)
  expect(names).toEqual(expect.arrayContaining(Object.keys(picturePrefixes)))
})

describe.each(translatedLanguages)('%s', (language) => {
  it.each(areas)('an unchanged file of $name changes nothing', (area) => {
    const pairs = pairsOf(language, area)
    const reviews = loadReviews(language)[area.name] ?? {}
    const context = { language, area: area.name, reviews, pictures: [], inCode: [], commentOf: () => '' }
    const plan = planImport(exportPo(pairs, context), pairs, language, reviews, { by: '', on: '' })
    expect(plan).toEqual({ changes: [], reviews: {}, notes: [] })
  })

  it.each(areas)('every text of $name written anew is the same source code', (area) => {
    const pairs = pairsOf(language, area)
    for (const path of new Set(pairs.map(({ unit }) => unit.path))) {
      const units = pairs.filter(({ unit }) => unit.path === path)
      const literals = units.map(({ unit }) => ({ unit, literal: literalOf(unit) }))
      expect(withChanges(readSource(path), literals)).toBe(readSource(path))
    }
  })

  it.each(areas)('$name has lost no entry, no placeholder and no tag', (area) => {
    const english = readCatalogue(area.path, readSource)
    expect(lossesOf(english, readCatalogue(pathIn(area, language), readSource))).toEqual([])
  })
})

it('the list of drafts that the app shows is current: otherwise run npm run text -- states', async () => {
  expect(readSource(reviewStatePath)).toBe(await currentStates())
})

it('prints how much is reviewed', () => {
  const lines = translatedLanguages.map((language) =>
    lineOf(language, statusOf(texts.get(language) ?? [], loadReviews(language))),
  )
  console.log(`Translations: ${lines.join('; ')}.`)
  expect(lines).toHaveLength(3)
})

describe('a build', () => {
  const path = 'packages/ui/src/language/text/si/ui.ts'
  /** Builds nothing, with the catalogues as `change` makes them. */
  const buildWith = (change: (source: string) => string) => {
    const entry: Plugin = { name: 'entry', resolveId: (id) => id, load: () => '' }
    const read = (name: string) => (name === path ? change(readSource(name)) : readSource(name))
    return build({
      configFile: false,
      logLevel: 'silent',
      plugins: [wholeCatalogues(read), entry],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })
  }

  it('fails without a key of the English catalogue, and names it', async () => {
    await expect(buildWith((source) => source.replace(/ {2}next: .*\n/, ''))).rejects.toThrow('si/ui lacks next')
  })

  it('passes with whole catalogues', async () => {
    await expect(buildWith((source) => source)).resolves.toBeDefined()
  })
})
