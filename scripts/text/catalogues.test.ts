import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import {
  findAreas,
  pathIn,
  readSource,
  root,
  translatedLanguages,
  type Area,
  type TranslatedLanguage,
} from './catalogues'
import { literalOf } from './messages'
import { lossesOf } from './pairs'
import { exportPo, planImport, withChanges } from './po'
import { currentStates, reviewStatePath } from './reviewState'
import { lineOf, statusOf } from './status'
import { loadLanguage, loadReviews } from './store'
import { readCatalogue } from './units'

const areas = findAreas()
const texts = new Map(translatedLanguages.map((language) => [language, loadLanguage(language)]))
const pairsOf = (language: TranslatedLanguage, { name }: Area) =>
  texts.get(language)?.find(({ area }) => area.name === name)?.pairs ?? []

it('finds the areas of both libraries and of the app', () => {
  expect(areas.map(({ name }) => name)).toEqual(expect.arrayContaining(['ui', 'exam', 'errors', 'site', 'words']))
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

it('a catalogue without a key of the English one is refused by the type check', () => {
  const path = 'packages/ui/src/language/text/si/ui.ts'
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (name) => readFileSync(name, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [path] }, ts.sys, root)
  const faultsWith = (change: (source: string) => string) => {
    const host = ts.createCompilerHost(options)
    const readFile = (name: string) => ts.sys.readFile(name)
    host.readFile = (name) => (name.endsWith(path) ? change(readSource(path)) : readFile(name))
    const program = ts.createProgram([join(root, path)], { ...options, types: [], noLib: true }, host)
    const source = program.getSourceFile(join(root, path))
    return program
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
  expect(faultsWith((source) => source)).toEqual([])
  expect(faultsWith((source) => source.replace(/ {2}next: .*\n/, ''))).toEqual([
    expect.stringContaining("Property 'next' is missing"),
  ])
})
