/**
 * The standard pronunciation of Korean: 표준어 규정 제2부 표준 발음법, 문교부 고시 제88-2호 (1988) as amended by 문화체육관광부 고시
 * 제2017-13호. Numbers in comments are its articles (항). Vowel length (6–7항) is left out, since most speakers no longer make it, and so
 * are the names of the letters (16항).
 *
 * Where the standard admits two pronunciations, this module has
 * * 5항: 의 after the first syllable as ㅣ (회의 as 회이) and the particle 의 as ㅔ; ㅖ as written (시계);
 * * 15항: 맛있다, 멋있다 as 마싣따, 머싣따;
 * * 30항: the ㅅ between two nouns as ㄷ (냇가 as 낻까).
 */
import { syllable as join } from '@naru/exam-kit/internal/hangul'
import { letters, split } from './hangul'
import { markBoundaries, NEUTRAL, COMPOUND, reduceUi } from './boundaries'
import type { Syllable } from './hangul'

/** 8–11항: the seven finals that a syllable can end with, by their spellings. */
const CODAS = letters(
  'ㄲㄱ ㅋㄱ ㄳㄱ ㄺㄱ ㅍㅂ ㅄㅂ ㄿㅂ ㅅㄷ ㅆㄷ ㅈㄷ ㅊㄷ ㅌㄷ ㅎㄷ ㄵㄴ ㄶㄴ ㄼㄹ ㄽㄹ ㄾㄹ ㅀㄹ ㄻㅁ',
)
/** Finals of two letters. */
const PAIRS = letters('ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ')
const TENSE = letters('ㄱㄲ ㄷㄸ ㅂㅃ ㅅㅆ ㅈㅉ')
const ASPIRATED = letters('ㄱㅋ ㄷㅌ ㅂㅍ ㅈㅊ')
const NASAL = letters('ㄱㅇ ㄷㄴ ㅂㅁ')
/** 17항: ㄷ and ㅌ before the suffix 이. */
const PALATAL = letters('ㄷㅈ ㅌㅊ')
const I_OR_GLIDE = 'ㅣㅑㅒㅕㅖㅛㅠ'
/** Last syllables of nouns in ㄺ and ㄼ: before ㄱ and ㅎ they sound as alone (11항), unlike verbs. */
const NOUNS = '닭흙칡삵슭탉덟'

const codaOf = (syllable: Syllable) => {
  const isBap = join(syllable) === '밟' // 10항
  return isBap ? 'ㅂ' : (CODAS[syllable.final] ?? syllable.final)
}

/** @returns whether 이, 여 or 히, 혀 is a suffix, not the beginning of a noun like 형 */
const isSuffix = ({ vowel, final }: Syllable) => vowel === 'ㅣ' || (vowel === 'ㅕ' && 'ㅆ'.includes(final))

/** 12–14, 17항: moves the final of a word's syllable to the empty initial after it. */
const link = (left: Syllable, right: Syllable) => {
  const [first = '', second = ''] = PAIRS[left.final] ?? ['', left.final]
  if (second === 'ㅇ' || second === '') return
  left.final = second === 'ㅎ' ? '' : first
  if (second === 'ㅎ') right.initial = first || 'ㅇ'
  else if (second === 'ㅅ' && first) right.initial = 'ㅆ'
  else right.initial = (isSuffix(right) && PALATAL[second]) || second
}

/**
 * 12, 17항: joins a final and the ㅎ after it.
 * @param isWithin whether both belong to one word
 */
const aspirate = (left: Syllable, right: Syllable, isWithin: boolean) => {
  const isStem = isWithin && !NOUNS.includes(join(left))
  const [first = '', second = ''] = isStem && 'ㄵㄺㄼ'.includes(left.final) ? (PAIRS[left.final] ?? '') : ''
  const last = second || (isStem && left.final === 'ㅈ' ? 'ㅈ' : codaOf(left))
  const aspirated = isWithin && left.final === 'ㄷ' && isSuffix(right) ? 'ㅊ' : ASPIRATED[last]
  if (aspirated === undefined) return
  left.final = first
  right.initial = aspirated
}

/** 23–25항: returns whether the initial after a final is tense by the sound or the spelling of this final. */
const isTense = (left: Syllable, right: Syllable) => {
  const stem = join(left)
  const isCausative = '옮굶곪'.includes(stem) && right.initial === 'ㄱ' && 'ㅣㅕ'.includes(right.vowel)
  const isNoun = stem === '덟' || (stem === '삶' && '과도보조'.includes(join({ ...right, final: '' })))
  return codaOf(left) in NASAL || ('ㄵㄻㄼㄾ'.includes(left.final) && !isCausative && !isNoun)
}

/**
 * 18–20항: assimilates nasals and liquids.
 * @param gap what is between both
 */
const assimilate = (left: Syllable, right: Syllable, gap: string) => {
  const isCompound = gap.includes(COMPOUND)
  const isOneWord = gap.trim() !== '' || gap === ''
  if ('ㄴㅁ'.includes(right.initial)) left.final = NASAL[left.final] ?? left.final
  if (!isOneWord) return
  if (right.initial === 'ㄹ' && left.final === 'ㄴ' && !isCompound) left.final = 'ㄹ'
  else if (right.initial === 'ㄹ' && left.final !== '' && left.final !== 'ㄹ') {
    left.final = NASAL[left.final] ?? left.final
    right.initial = 'ㄴ'
  } else if (right.initial === 'ㄴ' && left.final === 'ㄹ') right.initial = 'ㄹ'
}

/**
 * Applies the sound changes between two adjacent syllables, in place.
 * @param gap what is between both: spaces, NEUTRAL, COMPOUND
 */
const meet = (left: Syllable, right: Syllable, gap: string) => {
  const isCompound = gap.includes(COMPOUND)
  // 29항
  if (isCompound && right.initial === 'ㅇ' && left.final !== '' && I_OR_GLIDE.includes(right.vowel))
    right.initial = 'ㄴ'
  if (gap === '' && right.initial === 'ㅇ') return link(left, right)
  if (right.initial === 'ㅇ') {
    // 15항
    left.final = codaOf(left)
    if (!(left.final in NASAL)) return
    right.initial = left.final
    left.final = ''
    return
  }
  if (right.initial === 'ㅎ') aspirate(left, right, gap === '')
  else if (isCompound && right.initial in TENSE) right.initial = TENSE[right.initial] ?? ''
  else if ('ㅎㄶㅀ'.includes(left.final || ' ') && 'ㄱㄷㅈㅅ'.includes(right.initial)) {
    right.initial = right.initial === 'ㅅ' ? 'ㅆ' : (ASPIRATED[right.initial] ?? '')
    left.final = left.final === 'ㅎ' ? '' : codaOf(left)
  } else if (right.initial in TENSE && left.final !== '' && isTense(left, right)) {
    if (left.final === 'ㄺ' && right.initial === 'ㄱ' && !NOUNS.includes(join(left))) left.final = 'ㄹ'
    right.initial = TENSE[right.initial] ?? ''
  }
  left.final = codaOf(left)
  assimilate(left, right, gap)
}

/** 5항: ㅢ after a consonant, and ㅕ after ㅈ, ㅉ, ㅊ. */
const simplifyVowel = (syllable: Syllable) => {
  if (syllable.vowel === 'ㅢ' && syllable.initial !== 'ㅇ') syllable.vowel = 'ㅣ'
  if (syllable.vowel === 'ㅕ' && 'ㅈㅉㅊ'.includes(syllable.initial)) syllable.vowel = 'ㅓ'
}

/**
 * Respells Korean text as it is pronounced: 합니다 → 함니다, 옮기다 → 옴기다, 할 것 → 할 껃. Changes also cross a space, as in fluent speech
 * (다섯 개 → 다섣 깨), but no other character. Characters other than Hangul syllables are unchanged.
 * @param text spelled normally
 */
export const pronounce = (text: string) => {
  const sounds: (Syllable | string)[] = []
  let left: Syllable | undefined
  let gap = ''
  const finish = () => {
    if (left) left.final = codaOf(left)
    left = undefined
    gap = ''
  }
  const spelled = text.normalize('NFC').replaceAll(/넓(?=[적죽둥])/g, '넙') // 10항
  for (const char of markBoundaries(reduceUi(spelled))) {
    const right = split(char)
    if (char === NEUTRAL || char === COMPOUND) gap += char
    else if (right) {
      if (left) meet(left, right, gap)
      sounds.push(right)
      left = right
      gap = ''
    } else {
      sounds.push(char)
      if (char === ' ') gap += char
      else finish()
    }
  }
  finish()
  return sounds
    .map((sound) => {
      if (typeof sound === 'string') return sound
      simplifyVowel(sound)
      return join(sound)
    })
    .join('')
}
