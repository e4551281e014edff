import { powerOf, toDecibels } from './level'
import { secondsOf, type Sound, type Span } from './sound'

/** Length of a window in seconds. */
const windowSeconds = 0.01
/** What stays before the first and after the last sound of speech, in seconds. */
const margin = { before: 0.15, after: 0.25 } as const
/** Speech is this much louder than the noise of the room, in dB. */
const aboveNoise = 12
/** Speech is louder than this in any room, in dBFS; noise above `loudRoom` does not raise the threshold. */
const quietest = -48
const loudRoom = -32
/** Windows in a row that are speech; fewer are a click. */
const inARow = 4

/** The shortest part that handles leave, in seconds. */
export const shortestSpan = 0.2

/** Finds the speech of a sound; null without speech. */
export function findSpeech(sound: Sound): Span | null {
  const levels = levelsOf(sound)
  const noise = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? quietest
  const threshold = Math.max(quietest, Math.min(loudRoom, noise + aboveNoise))
  const isSpeech = levels.map((level) => level >= threshold)
  const isRow = (from: number) =>
    isSpeech.slice(from, from + inARow).length === inARow && isSpeech.slice(from, from + inARow).every(Boolean)
  const first = isSpeech.findIndex((_, index) => isRow(index))
  if (first === -1) return null
  const last = isSpeech.findLastIndex((_, index) => isRow(index)) + inARow
  const length = secondsOf(sound)
  return clampSpan({ start: first * windowSeconds - margin.before, end: last * windowSeconds + margin.after }, length)
}

function levelsOf({ samples, rate }: Sound): number[] {
  const step = Math.max(1, Math.round(windowSeconds * rate))
  const levels: number[] = []
  for (let start = 0; start + step <= samples.length; start += step) {
    levels.push(toDecibels(Math.sqrt(powerOf(samples.subarray(start, start + step)))))
  }
  return levels
}

/** Moves the ends of a span into a sound of this length, at least `shortestSpan` apart if the sound is long enough. */
export function clampSpan({ start, end }: Span, length: number): Span {
  const shortest = Math.min(shortestSpan, length)
  const first = Math.min(Math.max(0, start), length - shortest)
  return { start: first, end: Math.min(length, Math.max(end, first + shortest)) }
}
