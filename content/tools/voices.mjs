import { createHash } from 'node:crypto'
import { phonemes } from './phonemes.mjs'

/**
 * One turn of a clip: speaker and text.
 * @typedef {{ voice: 'a' | 'b' | 'q', text: string }} Line
 */

/**
 * Settings of each speaker in espeak-ng: voice, pitch (0–99) and speed (words per minute).
 * a is the woman, b the man, q the narrator who reads the question.
 * @type {Readonly<Record<Line['voice'], { voice: string, pitch: number, speed: number }>>}
 */
export const VOICES = {
  a: { voice: 'ko+f2', pitch: 66, speed: 150 },
  b: { voice: 'ko+m3', pitch: 34, speed: 140 },
  q: { voice: 'ko', pitch: 48, speed: 132 },
}

/** Silences in a clip, in seconds. */
export const PAUSES = { start: 0.15, turn: 0.55, question: 0.9, end: 0.2 }

/**
 * Format and level of a clip: sample rate in Hz, AAC bit rate in bit/s, loudness in LUFS with its tolerance in LU, and highest true peak in dBFS
 * after encoding. The voice has nothing above 11 kHz; AAC holds all of it from 32 kbit/s on and loses what is
 * above 8 kHz at 24. At 40, a paper with 11 minutes of clips takes 3.4 MB.
 */
export const SOUND = { rate: 24_000, bitRate: 40_000, loudness: -19, tolerance: 1, peak: -3 }

/** @param {unknown} value */
const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/**
 * A short hash of everything that determines how the computer speaks a script.
 * @param {readonly Line[]} script
 * @returns {string} sixteen hexadecimal digits
 */
export const fingerprint = (script) =>
  hash([script.map(({ voice, text }) => [VOICES[voice], phonemes(text)]), PAUSES, SOUND])

/**
 * A short hash of what people say in a recording of a script.
 * @param {readonly Line[]} script
 * @returns {string} sixteen hexadecimal digits
 */
export const wordsHash = (script) => hash(script.map(({ voice, text }) => [voice, text]))
