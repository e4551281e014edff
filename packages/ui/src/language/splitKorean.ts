/** Hangul, with what stands between words of it, as long as that has no letter of another script. */
const korean = /(\p{Script=Hangul}+(?:[^\p{L}\p{M}]*\p{Script=Hangul}+)*)/u

/** @returns the parts of a text in their order, the Korean ones apart from the others */
export const splitKorean = (text: string): { text: string; isKorean: boolean }[] =>
  text
    .split(korean)
    .map((part, at) => ({ text: part, isKorean: at % 2 === 1 }))
    .filter((part) => part.text !== '')
