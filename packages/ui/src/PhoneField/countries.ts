import { getCountries, type Country } from 'react-phone-number-input/input'

/** Countries that most of our learners write from stand first. */
const first: readonly Country[] = ['LK', 'KR']

/** A choice of the country list. */
export interface CountryName {
  code: Country
  name: string
}

/**
 * All countries with a calling code, by name.
 * @param language BCP 47 tag of the names
 */
export const listCountries = (language: string): CountryName[] => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' })
  const all = getCountries().map((code) => ({ code, name: names.of(code) ?? code }))
  const rank = ({ code }: CountryName) => (first.includes(code) ? first.indexOf(code) : first.length)
  return all.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
}
