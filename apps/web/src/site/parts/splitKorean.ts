/** Hangul, with what stands between words of it. */
const korean =
  /([\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]+(?:[^a-zA-Z\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]*[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]+)*)/

/** @returns the parts of a text in their order, the Korean ones apart from the others */
export const splitKorean = (text: string): { text: string; isKorean: boolean }[] =>
  text
    .split(korean)
    .map((part, at) => ({ text: part, isKorean: at % 2 === 1 }))
    .filter((part) => part.text !== '')
