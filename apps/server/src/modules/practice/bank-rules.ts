import type { Schemas } from '@naru/api/types'
import { secondsPerWord } from '@naru/exam-kit/content'

/** A word as stored; media are media names. */
export type Word = Schemas['Word']

/** @returns a number from 0, below 1 */
export type Random = () => number

export const DRILL_SIZE = 10
/** Words of a day that the learner has not practised before, unless the learner asks for more. */
export const NEW_WORDS_A_DAY = 10
/** Words of a day: about ten minutes. */
export const WORDS_A_DAY = (10 * 60) / secondsPerWord
const CHOICES = 3

/** How a word is asked, in turn. */
const modes = ['meaning', 'korean', 'listening', 'typing'] as const satisfies Schemas['WordMode'][]

export const modeAfter = (reviews: number): Schemas['WordMode'] => modes[reviews % modes.length] ?? modes[0]

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** The items of a drill: those that the learner has seen least, in random order where they are equal. */
export const drillOf = (items: readonly { item: string; seen: number }[], random: Random): string[] =>
  shuffled(items, random)
    .toSorted((one, other) => one.seen - other.seen)
    .slice(0, DRILL_SIZE)
    .map(({ item }) => item)

/** A word to choose instead of the right one. */
export type Candidate = Pick<Word, 'id' | 'korean' | 'partOfSpeech' | 'meanings'>

/** The single meanings of a language, without hints: `;` separates them, and hints stand in parentheses. */
const meaningsIn = (text: string) =>
  text
    .replaceAll(/\([^)]*\)/g, '')
    .split(';')
    .map((meaning) => meaning.trim().toLowerCase())
    .filter((meaning) => meaning !== '')

/** Whether one could be right in place of the other: the same Korean, or a meaning in common in some language. */
const areAlike = (one: Candidate, other: Candidate) =>
  one.korean === other.korean ||
  Object.entries(one.meanings).some(([language, text]) => {
    const own = meaningsIn(text)
    return meaningsIn(other.meanings[language] ?? '').some((meaning) => own.includes(meaning))
  })

/** Three other words to choose from, none of them alike, of the same part of speech where there are enough. */
export const choicesFor = (
  word: Candidate,
  candidates: readonly Candidate[],
  random: Random,
): Schemas['WordChoice'][] => {
  const isOther = ({ partOfSpeech }: Candidate) => Number(partOfSpeech !== word.partOfSpeech)
  const chosen: Candidate[] = []
  for (const candidate of shuffled(candidates, random).toSorted((one, other) => isOther(one) - isOther(other))) {
    if (chosen.length === CHOICES) break
    if (![word, ...chosen].some((each) => areAlike(each, candidate))) chosen.push(candidate)
  }
  return chosen.map(({ id, korean, meanings }) => ({ id, korean, meanings }))
}
