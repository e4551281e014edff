// `npm run text -- …`: prints the state of all translations, and records reviews.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { translatedLanguages } from '@naru/api/languages'
import { areas, hashOf, messagesOf, readReviews, reviewsPath, staleReviews } from './areas'

const usage = `npm run text -- status                                 prints what is missing, unreviewed or reviewed for another English text
npm run text -- reviewed LANGUAGE AREA --by "NAME"   records that somebody has compared an area with its English text`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: 'string', default: '' } } })
const [command, tag = '', name = ''] = positionals

function printStatus(): void {
  const reviews = readReviews()
  const stale = staleReviews(reviews)
  for (const language of translatedLanguages) {
    const missing = areas.flatMap((area) => {
      const known = messagesOf(area, language)
      return [...messagesOf(area, 'en').keys()].filter((key) => !known.has(key)).map((key) => `${area.name} ${key}`)
    })
    const unreviewed = areas
      .filter((area) => !Object.hasOwn(reviews[language] ?? {}, area.name))
      .map((area) => area.name)
    console.log(`${language}: ${missing.length} missing, ${unreviewed.length} of ${areas.length} areas unreviewed`)
    for (const key of missing) console.log(`  missing: ${key}`)
    if (unreviewed.length > 0) console.log(`  unreviewed: ${unreviewed.join(', ')}`)
  }
  for (const review of stale) console.log(`stale: ${review}`)
}

/** @returns what is wrong with the words of the command, as a sentence; undefined after it is done */
function recordReview(): string | undefined {
  const language = translatedLanguages.find((one) => one === tag)
  const area = areas.find((one) => one.name === name)
  if (language === undefined)
    return `There is no language '${tag}'. The languages are ${translatedLanguages.join(', ')}.`
  if (area === undefined) return `There is no area '${name}'. The areas are ${areas.map((one) => one.name).join(', ')}.`
  if (values.by === '') return 'Say who has reviewed it: --by "Name".'
  const reviews = readReviews()
  const review = { by: values.by, on: new Date().toISOString().slice(0, 10), source: hashOf(area) }
  const sorted = Object.entries({ ...reviews[language], [name]: review }).toSorted(([one], [other]) =>
    one.localeCompare(other),
  )
  writeFileSync(reviewsPath, `${JSON.stringify({ ...reviews, [language]: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`${language}/${name} is reviewed.`)
  return undefined
}

const fault = command === 'status' ? printStatus() : command === 'reviewed' ? recordReview() : usage
if (fault !== undefined) {
  console.error(fault)
  process.exitCode = 1
}
