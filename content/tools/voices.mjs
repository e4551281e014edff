import { createHash } from 'node:crypto'
import { pronounce } from './pronounce.mjs'

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

/** Format and level of a clip: sample rate in Hz, AAC bit rate in bit/s, loudness of speech and highest peak in dBFS. */
export const SOUND = { rate: 24_000, bitRate: 40_000, speech: -18, peak: -3 }

/**
 * A short hash of everything that determines a clip's sound.
 * @param {readonly Line[]} script
 * @returns {string} sixteen hexadecimal digits
 */
export const fingerprint = (script) => {
  const turns = script.map(({ voice, text }) => [VOICES[voice], pronounce(text)])
  return createHash('sha256')
    .update(JSON.stringify([turns, PAUSES, SOUND]))
    .digest('hex')
    .slice(0, 16)
}
