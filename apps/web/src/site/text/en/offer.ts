/** The line that offers a language to a reader of English. */
export const text = {
  /** In the language that the line offers; here and in `accept`, name that language in place of English. */
  offer: 'You can read this site in English.',
  /** The button that changes to the offered language. */
  accept: 'Read in English',
  /** Names the button that closes the line: the site stays in English. */
  stay: 'Keep reading in English',
} as const
