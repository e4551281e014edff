import { isLanguage, languageNames, languages, type Language } from '@naru/api/languages'
import type { Transform } from '@naru/ui/language'
import { pseudoMessages, widestMessages } from '../packages/ui/src/lib/catalogues'
import { areas } from './texts'

/** What the toolbar offers: the languages, and two that show whether texts fit. */
export const languageItems = [
  ...languages.map((language) => ({ value: language, title: languageNames[language] })),
  { value: 'longest', title: 'Longest text of each language' },
  { value: 'pseudo', title: 'Pseudo language (longer, accented)' },
]

/** The longest texts stand in a page in Tamil, for the height of its lines. */
const baseOfLongest: Language = 'ta'

/** The language of the page for an item of the toolbar. */
export const baseLanguage = (item: unknown): Language =>
  item === 'longest' ? baseOfLongest : isLanguage(item) ? item : 'en'

const pseudo = new Map<object, object>()
const longest = new Map<object, object>()

/** Loads every area of text for an item of the toolbar, so that stories render at once. */
export async function loadLanguage(item: unknown): Promise<void> {
  await Promise.all(areas.map((area) => area.load(baseLanguage(item))))
  if (item !== 'longest' || longest.size > 0) return
  for (const area of areas) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is soon enough for a toolbar
    const [base, ...others] = await Promise.all([
      area.load(baseOfLongest),
      ...languages.filter((language) => language !== baseOfLongest).map((language) => area.load(language)),
    ])
    longest.set(base.messages, widestMessages([base.messages, ...others.map(({ messages }) => messages)]))
  }
}

const toPseudo: Transform = ({ messages, ...loaded }) => {
  if (!pseudo.has(messages)) pseudo.set(messages, pseudoMessages(messages))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- those of an area are stored with its own
  return { ...loaded, messages: pseudo.get(messages) as typeof messages }
}

const toLongest: Transform = ({ messages, ...loaded }) => ({
  ...loaded,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- those of an area are stored with its own
  messages: (longest.get(messages) ?? messages) as typeof messages,
})

/** What an item of the toolbar changes in the messages of each area; `undefined` for a language. */
export const transformOf = (item: unknown) =>
  item === 'pseudo' ? toPseudo : item === 'longest' ? toLongest : undefined
