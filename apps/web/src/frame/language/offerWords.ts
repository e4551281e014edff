import type english from '../text/en/offer.json'

const files = import.meta.glob<typeof english>(['../text/*/offer.json', '!../text/en/offer.json'], {
  eager: true,
  import: 'default',
})

/**
 * What the line says in the language that it offers to readers of English. No area of the page's language: the line loads with all of them.
 *
 * @returns undefined for a language that has no such words
 */
export const offerWords = (language: string): typeof english | undefined => files[`../text/${language}/offer.json`]
