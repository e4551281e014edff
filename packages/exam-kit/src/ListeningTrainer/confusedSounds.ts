import type { sounds } from '../content/tags'
import type { GradedDictation } from './gradeDictation'
import type { ClipTurn } from './trainer'

/** Kind of sounds that the practice bank trains. */
export type TrainedSound = (typeof sounds)[number]

const sino = '[일이삼사오육칠팔구십백천만영공]+'
const native = '(?:열|스물|스무|서른|마흔|쉰)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)'
/** A word ends here, or goes on with what follows numbers. */
const end = '(?=$|[^가-힣]|에|까지|부터|이|을|를|은|는|만|반|쯤|씩|입|예|짜|에서)'

/** How Korean says each, the narrower first. */
const spoken: readonly (readonly [TrainedSound, RegExp])[] = [
  ['price', new RegExp(`${sino} ?원`)],
  ['time', new RegExp(`(?:${native}|하나|둘) ?시${end}|${sino} ?분${end}`)],
  ['date', new RegExp(`(?:${sino}|유|시) ?월${end}|월 ?${sino} ?일${end}`)],
  ['counter', new RegExp(`(?:${native}) ?(?:개|명|마리|권|장|병|잔|대|살|켤레|벌|송이|자루|그릇|상자|번)`)],
  ['number', new RegExp(`${sino} ?(?:번|호|층|도|킬로|미터|퍼센트|개월|년)|(?:[일이삼사오육칠팔구공영] ?){4}`)],
]

const kindsIn = (text: string) => spoken.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))

/** Letters that are easily heard as one another. */
const near = ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅅㅆ', 'ㅈㅉㅊ', 'ㅓㅗ', 'ㅡㅜ', 'ㄴㅁㅇ']

/** @returns the kinds of sounds in a dictation's wrong words, and near pairs if all its wrong letters were typed as near ones */
const inDictation = ({ said, typed }: GradedDictation): TrainedSound[] => {
  const wrongOf = (side: GradedDictation['said']) => side.flatMap(({ wrong }) => wrong)
  const [saidLetters, typedLetters] = [wrongOf(said), wrongOf(typed)]
  const isNear =
    saidLetters.length === typedLetters.length &&
    saidLetters.every((one, at) => near.some((list) => list.includes(one) && list.includes(typedLetters[at] ?? '-')))
  // A number and its unit are two words: the wrong ones with those beside.
  const words = said
    .map(({ text }) => text)
    .join('')
    .split(' ')
  const isWrong = words.map(() => false)
  let word = 0
  for (const { text, wrong } of said) {
    if (text === ' ') word += 1
    else if (wrong.length > 0) isWrong[word] = true
  }
  const around = words.filter((_, at) => isWrong[at - 1] || isWrong[at] || isWrong[at + 1])
  return [...kindsIn(around.join(' ')), ...(isNear ? (['near-pair'] as const) : [])]
}

/** @returns the kinds of sounds that a learner confused: those in marked turns, and those in what a dictation has wrong */
export function confusedSounds(marked: readonly ClipTurn[], dictation: GradedDictation | undefined): TrainedSound[] {
  const inMarked = marked.flatMap(({ text }) => kindsIn(text))
  const isWrong = dictation !== undefined && dictation.right < dictation.total
  return [...new Set([...inMarked, ...(isWrong ? inDictation(dictation) : [])])]
}
