import type { users } from '../../platform/db/schema'
import { say, type Message } from '../../platform/http/messages'

export const DISPLAY_NAME_LENGTH = 40

export type NameFacts = Pick<
  typeof users.$inferSelect,
  'name' | 'lName' | 'leaderboardName' | 'displayName' | 'adultDeclaredAt'
>

/** Joiners that Sinhala and Tamil letters and emoji need. */
const JOINERS = String.raw`\u200C\u200D\uFE0F`
/** Control, bidirectional, private and invisible characters. */
const UNSAFE = new RegExp(String.raw`(?![${JOINERS}])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`, 'u')
const UNSAFE_EVERYWHERE = new RegExp(UNSAFE, 'gu')
/** Marks that cover the lines above and below; no script needs so many on one letter. */
const STACKED_MARKS = /\p{M}{5}/u

/** A letter or digit with its marks, and the letters that a joiner binds to it in Sinhala: ශ්‍රී. */
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}{0,4}(?:\u200D\p{L}\p{M}{0,4}){0,2}/u

const withPlainSpaces = (text: string) => text.replaceAll(/\p{Zs}+/gu, ' ').trim()

const initialOf = (name: string): string => {
  const [letter] = FIRST_LETTER.exec(name.normalize('NFC').replaceAll(UNSAFE_EVERYWHERE, '')) ?? []
  return letter === undefined ? '' : `${letter.toUpperCase()}.`
}

/** The initials of a learner: 'N. P.'; 'Learner' if the names contain no letter or digit. */
export const initialsOf = ({ name, lName }: Pick<NameFacts, 'name' | 'lName'>): string =>
  [name, lName]
    .map(initialOf)
    .filter((initial) => initial !== '')
    .join(' ') || 'Learner'

/** A learner's first and last name, without invisible characters. */
export const fullNameOf = ({ name, lName }: Pick<NameFacts, 'name' | 'lName'>): string =>
  withPlainSpaces(`${name} ${lName}`.normalize('NFC').replaceAll(UNSAFE_EVERYWHERE, ''))

export const leaderboardNameOf = (facts: NameFacts): string => {
  if (facts.leaderboardName === 'chosen' && facts.displayName !== null) return facts.displayName
  const isFull = facts.leaderboardName === 'full' && facts.adultDeclaredAt !== null
  return (isFull && fullNameOf(facts)) || initialsOf(facts)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

/** Whether a display name contains all words of the first and last name. */
const isFullName = (displayName: string, { name, lName }: Pick<NameFacts, 'name' | 'lName'>) => {
  const words = new Set(lettersOf(displayName))
  const names = [lettersOf(name), lettersOf(lName)]
  return names.every((parts) => parts.length > 0 && parts.every((part) => words.has(part)))
}

/**
 * Composes and checks a display name.
 * @returns the message that rejects it, or the name as stored
 * @param owner - `isAdult`: whether the learner says to be 18 or older, which the full name needs.
 */
export const checkDisplayName = (
  raw: string,
  owner: Pick<NameFacts, 'name' | 'lName'> & { isAdult: boolean },
): { refused: Message } | { accepted: string } => {
  const displayName = withPlainSpaces(raw.normalize('NFC'))
  if (displayName === '') return { refused: say('display_name_missing') }
  if (Array.from(displayName).length > DISPLAY_NAME_LENGTH) {
    return { refused: say('display_name_too_long', DISPLAY_NAME_LENGTH) }
  }
  if (UNSAFE.test(raw) || STACKED_MARKS.test(displayName)) {
    return { refused: say('display_name_characters') }
  }
  if (!/[\p{L}\p{N}]/u.test(displayName)) return { refused: say('display_name_letters') }
  if (!owner.isAdult && isFullName(displayName, owner)) {
    return { refused: say('display_name_is_full_name') }
  }
  return { accepted: displayName }
}
