import type { PaperOption } from '@naru/exam-kit/content'

/** What a text from a document says; without a text, or options, it says nothing of them. */
interface Pasted {
  text?: string
  options: PaperOption[]
}

const numberOf = (mark: string) => (mark >= '①' ? mark.charCodeAt(0) - '①'.charCodeAt(0) + 1 : Number(mark))

/**
 * Splits a question that is pasted from a document: its number, its text, options that begin with ① to ⑨, on lines of their own or not, and a
 * last line such as `정답: ②`. Options alone may be lines, as `1) …`.
 *
 * @param isWhole whether a text may stand before the options
 * @returns undefined if it has less than two options
 */
export function splitPasted(pasted: string, isWhole: boolean): Pasted | undefined {
  const plain = pasted
    .replaceAll(/[\u00a0\t]/g, ' ')
    .replaceAll('\r', '')
    .trim()
  const [answer = '', mark = ''] = /\n\s*(?:정답|답|answer)\s*[:：.]?\s*([①-⑨1-9])\S*$/i.exec(plain) ?? []
  const body = plain.slice(0, plain.length - answer.length)
  const [head = '', ...marked] = body.split(/[①-⑨]/)
  const lines = marked.length > 0 || isWhole ? marked : head.split('\n').map((line) => line.replace(/^\s*\w[.)]/, ''))
  const words = lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '')
  if (words.length < 2 || words.length > 9) return undefined
  const options = words.map((text, at) => ({ text, ...(at + 1 === numberOf(mark) && { correct: true }) }))
  return { ...(isWhole && { text: head.replace(/^\s*\d+\s*[.)]/, '').trim() }), options }
}
