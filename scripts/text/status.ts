import { translatedLanguages } from './catalogues'
import { stateOf, type Reviews, type State } from './review'
import { loadLanguage, loadReviews, type AreaTexts } from './store'

/** How many texts of a language are in each state. */
export interface Status extends Record<State, number> {
  strings: number
  missing: number
  /** Texts that only a developer can change, as `path:line text`. */
  inCode: readonly string[]
}

/** @returns the counts of a language's areas */
export function statusOf(areas: readonly AreaTexts[], reviews: Reviews): Status {
  const states = areas.flatMap(({ area, pairs }) => pairs.map((pair) => stateOf(pair, reviews[area.name])))
  const count = (state: State) => states.filter((one) => one === state).length
  return {
    strings: states.length,
    reviewed: count('reviewed'),
    draft: count('draft'),
    stale: count('stale'),
    missing: areas.flatMap(({ missing }) => missing).length,
    inCode: [...new Set(areas.flatMap(({ inCode }) => inCode))].toSorted(),
  }
}

/** @returns the status of a language in one line */
export const lineOf = (language: string, status: Status): string => {
  const { strings, reviewed, draft, stale, missing, inCode } = status
  const share = strings === 0 ? 0 : Math.floor((100 * reviewed) / strings)
  return `${language}: ${strings} strings, ${reviewed} reviewed (${share} %), ${draft} draft, ${stale} stale, ${missing} missing, ${inCode.length} in code`
}

/** @returns the status of every language */
export const allStatus = (): [string, Status][] =>
  translatedLanguages.map((language) => [language, statusOf(loadLanguage(language), loadReviews(language))])
