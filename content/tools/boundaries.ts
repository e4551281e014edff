/** Where one part of a word or phrase ends and the next begins: spelling does not say it, and the sounds depend on it. */
import { COMPOUNDS } from './compounds'

/** Marks the beginning of a second part that is tense (26–28항), gets ㄴ (29항), or keeps the ㄴ before its ㄹ (20항). */
export const COMPOUND = '\uE000'
/** Marks the beginning of a second part before which a final is neutralised and then linked (15항). */
export const NEUTRAL = '\uE001'

/** Nouns that end in 의, which is no particle there. */
const UI_NOUNS = new Set(
  '거의 강의 건의 결의 고의 논의 동의 명의 모의 문의 본의 상의 성의 심의 예의 유의 임의 전의 정의 주의 질의 창의 토의 편의 하의 합의 항의 협의 호의 회의 민주주의 부주의'.split(
    ' ',
  ),
)

/** 5항: respells 의 after the first syllable of a word as 이, and as 에 where it is the particle. */
export const reduceUi = (text: string) =>
  text.replaceAll(/[가-힣]+/g, (word) => {
    const isParticle = word.length > 1 && word.endsWith('의') && !UI_NOUNS.has(word)
    const rest = isParticle ? `${word.slice(1, -1)}에` : word.slice(1)
    return word.charAt(0) + rest.replaceAll('의', '이')
  })

const LIST = COMPOUNDS.map((entry) => ({
  word: entry.replaceAll(/['·]/g, ''),
  marked: entry.replaceAll("'", COMPOUND).replaceAll('·', NEUTRAL),
})).toSorted((a, b) => b.word.length - a.word.length)
const MARKED = new Map(LIST.map(({ word, marked }) => [word, marked]))
/** Words of two syllables only at the beginning of a word, because 한자 is no part of 남한자락; longer ones and phrases anywhere. */
const PATTERN = new RegExp(LIST.map(({ word }) => (word.length < 3 ? `(?<![가-힣])${word}` : word)).join('|'), 'g')

const END = '(?![가-힣])'
/** Any syllable that ends in ㄹ. */
const L = `[${Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + 8 + i * 28)).join('')}]`
const DEPENDENT_NOUNS = [
  '것|겁니|듯|지경|적(?:에|이)',
  `거(?:예|야|였|죠|지|니|든|라|면|를|는|도|나|${END})|(?:건|걸|게)${END}`,
  `데(?:가|를|도|는|에|로|${END})|수(?:가|는|도|밖에|${END})`,
  `바(?:를|가|는|와|에|${END})|줄(?:은|을|도|로|만|${END})`,
].join('|')
const COUNTERS =
  '개|시|시간|살|대|장|달|병|분|사람|권|그릇|군데|곳|가지|자루|잔|번|벌|줄|송이|다발|박스|상자|봉지|자리|배'

/** Boundaries by rule: at the end of the lookbehind, before the lookahead. */
const RULES = [
  // 27항: 할 것, 갈 데, 할 수 있다; 할게요, 할수록. 게, 걸 and 지 are tense after stems that do not end in ㄹ themselves: 할게, but 길게.
  `(?<=${L} )(?=${DEPENDENT_NOUNS})`,
  `(?<=${L})(?=게요|걸요|수록|지라도|지언정)`,
  `(?<=[할갈올볼줄될을칠킬낼])(?=(?:게|걸)${END})`,
  `(?<=[할갈올볼될을])(?=지)`,
  `(?<=(?<![가-힣])[할갈올쓸될] )(?=사람|곳|생각|계획|시간|준비|방법|정도|도리|자신)`,
  // Counters after 열 and 여덟; Sino-Korean numerals (26항).
  `(?<=(?:(?<![가-힣])열|여덟) ?)(?=(?:${COUNTERS})(?:[에이은는도의를만가짜째로예요입인지쯤씩]|까지|부터|밖에|${END}))`,
  `(?<=(?<![가-힣])열)(?=둘|두|셋|세|다섯|여섯|여덟)`,
  `(?<=[칠팔])(?=십)`,
  `(?<=[일칠팔] )(?=(?:시|도|세|장|점|주|주일)(?:[에이은는입]|까지|부터|${END}))`,
  // 29항: stations, but not 번역, 통역 and the like; numerals; 일 (work) after a modifier.
  `(?<=[가-힣][가-힣])(?<![번통면병용방검영])(?=역(?:에|으로|까지|부터|이|은|을|과|${END}))`,
  `(?<=(?:스물|서른|마흔|쉰|예순|일흔|여든|아흔) ?)(?=여섯|여덟)`,
  `(?<=[십백천만] ?)(?=육(?![아류체군교회]))`,
  `(?<=[할한볼슨] )(?=일(?:[이을은도에만]|${END}))`,
].map((rule) => new RegExp(rule, 'g'))

/**
 * Marks the boundaries inside words and phrases that change how the parts are pronounced.
 * @param text in NFC
 * @returns the text with COMPOUND and NEUTRAL
 */
export const markBoundaries = (text: string): string =>
  RULES.reduce(
    (marked, rule) => marked.replaceAll(rule, COMPOUND),
    text.replaceAll(PATTERN, (word) => MARKED.get(word) ?? word),
  )
