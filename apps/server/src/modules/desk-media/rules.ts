import { readWavFormat, type WavFault, type WavFormat } from '@naru/exam-kit/internal/sound'
import { checkBase64, type Checked } from '../../platform/http/checked'
import { say, type Message } from '../../platform/http/messages'

/** Maximum length of a take in seconds. */
const LONGEST_TAKE = 120
/** Minimum length of what is heard of a take, in seconds. */
const SHORTEST_SOUND = 0.2
/** Maximum size of a take in bytes. */
const LARGEST_TAKE = 12 * 1024 * 1024

export interface TakeFile {
  bytes: Buffer
  format: WavFormat
  /** Length in seconds. */
  seconds: number
}

/** What the recorder cannot prevent. All else is not of the recorder. */
const takeFaults: Readonly<Partial<Record<WavFault, Message>>> = {
  rate: say('recording_rate'),
  long: say('recording_too_long', LONGEST_TAKE),
  silent: say('recording_silent'),
}

/** Checks the recording of a take: 16-bit mono PCM in a WAV file. */
export const checkTakeFile = (base64: string): Checked<TakeFile> => {
  const decoded = checkBase64('recording', base64, LARGEST_TAKE)
  if ('refused' in decoded) return decoded
  const read = readWavFormat(decoded.accepted, LONGEST_TAKE)
  if ('fault' in read) return { refused: takeFaults[read.kind] ?? { message: `The recording ${read.fault}.` } }
  const { format } = read
  if (format.bits !== 16 || format.channels !== 1)
    return { refused: { message: 'The recording must have one channel of 16 bits.' } }
  const seconds = format.length / format.rate
  if (seconds < SHORTEST_SOUND) return { refused: say('recording_too_short') }
  return { accepted: { bytes: decoded.accepted, format, seconds } }
}

/** Checks that something of a take is heard. */
export const checkTrim = (seconds: number, trimStart: number, trimEnd: number): Checked<true> =>
  // A device counts samples, the request has decimals.
  seconds - trimStart - trimEnd < SHORTEST_SOUND - 0.001 ? { refused: say('recording_trim') } : { accepted: true }

/** An id as a client makes one. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

export const checkCrop = (
  { left, top, width, height }: Rectangle,
  whole: { width: number; height: number },
): Checked<true> => {
  if (left + width > whole.width || top + height > whole.height)
    return {
      refused: { message: `The part must lie in the picture, which has ${whole.width} × ${whole.height} pixels.` },
    }
  if (width < 16 || height < 16) return { refused: say('crop_too_small') }
  return { accepted: true }
}

/** Checks a text of several words: trimmed, composed, not empty. `refused` rejects an empty one. */
export const checkText = (refused: Message, raw: string): Checked<string> => {
  const accepted = raw.trim().normalize('NFC')
  return accepted === '' ? { refused } : { accepted }
}
