/** Positions of a paper's keys, drawn at random with the seed that its file names. */
import { isMap, isPair, isScalar, isSeq, parseDocument, type Node, type YAMLMap, type YAMLSeq } from 'yaml'

/** The comment in `exam.yaml` that stores the seed. */
const SEED = /^# Keys: seed (\d+)$/m
const OPTIONS = 4
/** Longest run of equal positions. */
const LONGEST_RUN = 3

/** Marsaglia's xorshift: numbers from 0 to 2³² − 1. */
const randomOf = (seed: number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}

const isSpread = (keys: readonly number[]) => {
  const counts = Array.from({ length: OPTIONS }, (_, position) => keys.filter((key) => key === position).length)
  const isRun = keys.some(
    (key, at) => at >= LONGEST_RUN && keys.slice(at - LONGEST_RUN, at).every((one) => one === key),
  )
  return (
    Math.min(...counts) >= Math.floor(keys.length / OPTIONS) - 1 &&
    Math.max(...counts) <= Math.ceil(keys.length / OPTIONS) + 1 &&
    !isRun
  )
}

/** Draws the positions (from 0) of the keys of sections with so many questions: of 20 each position has 4 to 6, and none follows itself three times. */
export const drawKeys = (seed: number, sizes: readonly number[]): number[] => {
  const random = randomOf(seed)
  const draw = (size: number): number[] => {
    const keys = Array.from({ length: size }, () => random() % OPTIONS)
    return isSpread(keys) ? keys : draw(size)
  }
  return sizes.flatMap(draw)
}

const mapOf = (node: unknown): YAMLMap => {
  if (isMap(node)) return node
  throw new Error('An exam has a mapping here.')
}
const listOf = (node: unknown): YAMLSeq<Node> => {
  if (isSeq<Node>(node)) return node
  throw new Error('An exam has a list here.')
}

/** Swaps two of a node's parts, or two lines of a text, in the source. */
type Edit = { from: number; to: number; text: string }
const swap = (source: string, one: Edit, other: Edit): Edit[] => [
  { ...one, text: source.slice(other.from, other.to) },
  { ...other, text: source.slice(one.from, one.to) },
]
/** A node's part of the source, without the line breaks that end it. */
const spanOf = ({ range }: Node, source: string): Edit => {
  const [from, to] = [range?.[0] ?? 0, range?.[1] ?? 0]
  return { from, to: from + source.slice(from, to).trimEnd().length, text: '' }
}

/** The line of a spoken option in a transcript: `1. …`. */
const swapLines = (transcript: Node, source: string, one: number, other: number): Edit[] => {
  const { from, to } = spanOf(transcript, source)
  const find = (number: number): Edit | undefined => {
    const found = new RegExp(`^(\\s*${number + 1}\\. )(.*)$`, 'm').exec(source.slice(from, to))
    const start = from + (found?.index ?? 0) + (found?.[1]?.length ?? 0)
    return found === null ? undefined : { from: start, to: start + (found[2]?.length ?? 0), text: '' }
  }
  const [first, second] = [find(one), find(other)]
  return first && second ? swap(source, first, second) : []
}

/**
 * Moves the options of an `exam.yaml`, with everything that belongs to them, so that the keys are where its seed draws them. Changes nothing else, and
 * nothing a second time.
 * @throws Error if the file names no seed
 */
export const withDrawnKeys = (source: string): string => {
  const seed = SEED.exec(source)?.[1]
  if (seed === undefined) throw new Error("The exam has no line '# Keys: seed NUMBER'.")
  const questions = listOf(parseDocument(source).get('questions')).items.map(mapOf)
  const sizes = ['reading', 'listening'].map(
    (type) => questions.filter((question) => question.get('type') === type).length,
  )
  const positions = drawKeys(Number(seed), sizes)
  const edits = questions.flatMap((question, at) => {
    const options = listOf(question.get('options')).items
    const key = options.findIndex((option) => mapOf(option).get('correct') === true)
    const [from, to] = [options[key], options[positions[at] ?? key]]
    if (from === undefined || to === undefined || from === to) return []
    const translations = question.get('translations')
    const transcripts = isMap(translations)
      ? translations.items.flatMap((pair) => {
          const transcript = isPair(pair) && isMap(pair.value) ? pair.value.get('transcript', true) : undefined
          return isScalar(transcript) ? swapLines(transcript, source, key, options.indexOf(to)) : []
        })
      : []
    return [...swap(source, spanOf(from, source), spanOf(to, source)), ...transcripts]
  })
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: part }) => text.slice(0, from) + part + text.slice(to), source)
}
