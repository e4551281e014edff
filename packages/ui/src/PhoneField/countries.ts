import { getCountries, type Country } from 'react-phone-number-input/input'

/** Countries at the top of the list: most learners write from them. */
const preferred: readonly Country[] = ['LK', 'KR']

export interface CountryName {
  /** ISO 3166-1, two letters. */
  code: Country
  /** Its name in the language asked for. */
  name: string
}

/** All countries with a calling code, sorted by name. @param language BCP 47 tag of the names */
export const listCountries = (language: string): CountryName[] => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' })
  const all = getCountries().map((code) => ({ code, name: names.of(code) ?? code }))
  const rank = ({ code }: CountryName) => (preferred.includes(code) ? preferred.indexOf(code) : preferred.length)
  return all.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, language))
}
