import list from './common-passwords.json'

const common: ReadonlySet<string> = new Set(list.passwords.split(' '))

/** Words that anybody who attacks this site would try first. */
const ownWords = /^(naru|eps[-_ ]?topik|topik|korea|korean)[\d!@#.*_-]*$/

/** Shorter personal words stand in too many good passwords. */
const WORD_LENGTH = 4

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Whether a password is among those that are tried first: one of the most used ones, the site's own name, or the person's own name or
 * email address. Only the whole password counts; what it is made of does not.
 * @param personal - the person's names and email address.
 */
export const isCommonPassword = (password: string, personal: readonly string[] = []): boolean => {
  const tried = plain(password)
  if (common.has(tried) || ownWords.test(tried) || new Set(tried).size === 1) return true
  const words = personal.flatMap((word) => [plain(word), plain(word).split('@')[0] ?? ''])
  return (
    words.some((word) => word.length >= WORD_LENGTH && tried.replace(/[\d!@#.*_-]*$/, '') === word) ||
    words.includes(tried)
  )
}

/** What is said to whoever chose one. */
export const TOO_COMMON = 'This password is one that many people use. Please choose another.'
