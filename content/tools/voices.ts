import { createHash } from 'node:crypto'
import { phonemes } from './phonemes'

/** One line of a script: speaker and text. */
export type Line = { voice: 'a' | 'b' | 'q'; text: string }

/** A line as the computer speaks it: with the silence before it in seconds, and the speed in words per minute. `isNumber`: it numbers a spoken option. */
export type Turn = Line & { pause: number; speed: number; isNumber?: true }

/**
 * All of a clip: its turns, then a recording (path and hash of its file) after `pause` seconds if it has one, then `end` seconds of silence. `head`: how
 * many turns come before the dialogue, at which the second play begins. Default 0.
 */
export type Spoken = {
  turns: readonly Turn[]
  head?: number
  recording?: { audio: string; sha256: string; pause: number }
  end: number
}

/**
 * Settings of each speaker in espeak-ng: voice and pitch (0–99). a is the woman (about 230 Hz), b the man (90), q the narrator who reads instructions and
 * questions (145), as far from both.
 */
export const VOICES = {
  a: { voice: 'ko+f2', pitch: 66 },
  b: { voice: 'ko+m3', pitch: 34 },
  q: { voice: 'ko+f4', pitch: 32 },
}

/**
 * Speed of each speaker in words per minute, and the silences before a turn and before the question in seconds. `learner`, about 3.2 syllables a second:
 * papers whose clips are assembled, and the bank. `natural`, 4 to 4.5: the last ten questions of such papers. `short`, about 4.4: other papers, which are
 * there to try the exam room.
 */
export const PACES = {
  learner: { speeds: { a: 112, b: 107, q: 101 }, turn: 1, question: 2 },
  natural: { speeds: { a: 144, b: 137, q: 130 }, turn: 1, question: 2 },
  short: { speeds: { a: 150, b: 140, q: 132 }, turn: 0.55, question: 0.9 },
}

/**
 * Silences in seconds. Of every clip: before its first turn and after its last one; before the number of a spoken option and before its statement.
 * Of an assembled clip: at the start of each play (before the number, and before the dialogue), and before the instruction.
 */
export const PAUSES = { start: 0.15, end: 0.2, option: 1.2, statement: 0.6, play: 2, instruction: 1.5 }

/**
 * Format and level of a clip: sample rate in Hz, AAC bit rate in bit/s, loudness in LUFS with its tolerance in LU, and highest true peak in dBFS
 * after encoding. The voice has nothing above 11 kHz. AAC at 32 kbit/s holds what is above 8 kHz within 0.5 dB as 40 kbit/s does; 24 loses 3 to 7 dB
 * of it. A paper of 25 minutes takes about 4.2 MB with its dialogues.
 */
export const SOUND = { rate: 24_000, bitRate: 32_000, loudness: -19, tolerance: 1, peak: -3 }

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/**
 * A short hash of everything that determines how the computer makes a clip, but the voices of other engines than espeak-ng.
 * @param engine its name
 * @returns sixteen hexadecimal digits
 */
export const fingerprint = ({ turns, recording, end }: Spoken, engine: string = 'espeak-ng'): string =>
  hash([
    turns.map(({ voice, text, pause, speed }) =>
      engine === 'espeak-ng' ? [VOICES[voice], speed, pause, phonemes(text)] : [engine, voice, speed, pause, text],
    ),
    recording && [recording.sha256, recording.pause],
    end,
    SOUND,
  ])

/**
 * A short hash of what people say in a recording of a clip.
 * @returns sixteen hexadecimal digits
 */
export const wordsHash = ({ turns, recording }: Spoken): string =>
  hash([turns.map(({ voice, text }) => [voice, text]), recording?.audio])
