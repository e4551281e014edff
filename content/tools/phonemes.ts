import { letters, split } from './hangul'
import { pronounce } from './pronounce'
import type { Syllable } from './hangul'

/**
 * espeak-ng's phonemes of the initials. Its own rules give ㄱ between voiced sounds the phoneme `q`, which sounds like ㄲ (`q-`); `g` is voiced.
 * ㅅ and ㅆ (`s-`) are one sound in this voice.
 */
const INITIALS = letters('ㄱg ㄲq- ㄴn ㄷd ㄸt- ㄹ* ㅁm ㅂb ㅃp- ㅅs ㅆs- ㅇ ㅈdZ; ㅉtS;- ㅊtSh ㅋkh ㅌth ㅍph ㅎh')
/** Initials that are voiceless after a pause. */
const AFTER_PAUSE = letters('ㅂp ㅈtS;')
const GLIDES = letters('ㅑj ㅒj ㅕj ㅖj ㅘw ㅙw ㅚw ㅛj ㅝw ㅞw ㅟw ㅠj')
const VOWELS = letters('ㅏa ㅐE ㅑa ㅒE ㅓ@ ㅔe ㅕ@ ㅖe ㅗo ㅘa ㅙE ㅚe ㅛo ㅜu ㅝ@ ㅞe ㅟi ㅠu ㅡu- ㅢu-j ㅣi')
/** Unreleased finals: the seven that pronunciation leaves. */
const FINALS = letters('ㄱq ㄴn ㄷt- ㄹL ㅁm ㅂp- ㅇN')

/** @param context neighbours in the clause */
const phonemesOf = (
  { initial, vowel, final }: Syllable,
  { before, after, isStressed }: { before?: Syllable | undefined; after?: Syllable | undefined; isStressed: boolean },
) => {
  const onset =
    before?.final === 'ㄹ' && initial === 'ㄹ' ? 'l' : (!before && AFTER_PAUSE[initial]) || INITIALS[initial]
  const coda = final === '' || (final === 'ㄹ' && after?.initial === 'ㄹ') ? '' : FINALS[final]
  return `${onset}${GLIDES[vowel] ?? ''}${isStressed ? "'" : ''}${VOWELS[vowel]}${coda}`
}

/**
 * @param clause words in Hangul as pronounced
 * @returns phonemes, the first syllable of each word stressed, syllables apart by `|` so that their phonemes do not merge
 */
const phonemesOfClause = (clause: string): string => {
  const syllables = Array.from(clause).flatMap((char) => split(char) ?? [])
  let at = 0
  const words = clause.split(/ +/).map((word) =>
    Array.from(word, (char, i) => {
      const [before, syllable, after] = [syllables[at - 1], split(char), syllables[at + 1]]
      at += 1
      return syllable ? phonemesOf(syllable, { before, after, isStressed: i === 0 }) : ''
    }).join('|'),
  )
  return `[[${words.join(' ')}]]`
}

/**
 * Converts Korean text to espeak-ng's input in phonemes, in double square brackets between the punctuation marks.
 * @param text spelled normally
 */
export const phonemes = (text: string) => pronounce(text).replaceAll(/[가-힣]+(?: +[가-힣]+)*/g, phonemesOfClause)

/**
 * @returns what a listener hears of a text, without pauses: equal for texts that the voice cannot tell apart, because they are pronounced alike or
 * differ only by ㅅ and ㅆ
 */
export const heard = (text: string) =>
  pronounce(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFD')
    .replaceAll('\u110A', '\u1109')

/**
 * Finds texts that are spelled differently and heard alike: no question may ask to tell them apart.
 * @returns each such pair
 */
export const alike = (texts: readonly string[]): [string, string][] => {
  const spelled = (text: string) => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '')
  return texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => spelled(one) !== spelled(other) && heard(one) === heard(other))
      .map((other) => [one, other] as [string, string]),
  )
}
