import list from './common-passwords.json'

const common: ReadonlySet<string> = new Set(list.passwords.split(' '))

/** Words that an attacker of this site tries first. */
const ownWords = /^(naru|eps[-_ ]?topik|topik|korea|korean)[\d!@#.*_-]*$/

/** Shorter personal words occur in too many good passwords. */
const WORD_LENGTH = 4

const plain = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Whether a password is one that attackers try first: a very common one, the site's name, or the person's own name or
 * email. Only the whole password is compared.
 * @param personal - the person's names and email.
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
