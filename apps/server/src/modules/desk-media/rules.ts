import { readWavFormat, type WavFormat } from './audio/wav'
import type { Checked } from '../admin/rules'

/** Maximum length of a take in seconds. */
const LONGEST_TAKE = 120
/** Minimum length of what is heard of a take, in seconds. */
const SHORTEST_SOUND = 0.2
/** Maximum size of a take in bytes. */
const LARGEST_TAKE = 12 * 1024 * 1024

/** Reads a file in base64. `what` starts the sentence that rejects it. */
export const checkBase64 = (what: string, base64: string, most: number): Checked<Buffer> => {
  const file = Buffer.from(base64, 'base64')
  // The decoder skips what is not base64.
  if (file.length === 0 || file.toString('base64') !== base64) return { refused: `${what} is not in base64.` }
  if (file.length > most) return { refused: `${what} must not be larger than ${most / 1024 / 1024} MB.` }
  return { accepted: file }
}

/** A take as it is stored. */
export interface TakeFile {
  bytes: Buffer
  format: WavFormat
  /** Length in seconds. */
  seconds: number
}

/** Checks the recording of a take: 16-bit mono PCM in a WAV file. */
export const checkTakeFile = (base64: string): Checked<TakeFile> => {
  const decoded = checkBase64('The recording', base64, LARGEST_TAKE)
  if ('refused' in decoded) return decoded
  const read = readWavFormat(decoded.accepted, LONGEST_TAKE)
  if ('fault' in read) return { refused: `The recording ${read.fault}.` }
  const { format } = read
  if (format.bits !== 16 || format.channels !== 1) return { refused: 'The recording must have one channel of 16 bits.' }
  const seconds = format.length / format.rate
  if (seconds < SHORTEST_SOUND) return { refused: `The recording is shorter than ${SHORTEST_SOUND} seconds.` }
  return { accepted: { bytes: decoded.accepted, format, seconds } }
}

/** Checks that something of a take is heard. */
export const checkTrim = (seconds: number, trimStart: number, trimEnd: number): Checked<true> =>
  // A device counts samples, the request has decimals.
  seconds - trimStart - trimEnd < SHORTEST_SOUND - 0.001
    ? { refused: `At least ${SHORTEST_SOUND} seconds of the recording must be left.` }
    : { accepted: true }

/** An id as a client makes one. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** A rectangle in pixels. */
export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** Checks that a rectangle lies in a picture. */
export const checkCrop = (
  { left, top, width, height }: Rectangle,
  whole: { width: number; height: number },
): Checked<true> => {
  if (left + width > whole.width || top + height > whole.height)
    return { refused: `The part must lie in the picture, which has ${whole.width} × ${whole.height} pixels.` }
  if (width < 16 || height < 16) return { refused: 'The part must have at least 16 × 16 pixels.' }
  return { accepted: true }
}

/** Checks a text of several words: trimmed, composed, not empty. `what` starts the sentence that rejects it. */
export const checkText = (what: string, raw: string): Checked<string> => {
  const accepted = raw.trim().normalize('NFC')
  return accepted === '' ? { refused: `${what} must not be empty.` } : { accepted }
}
