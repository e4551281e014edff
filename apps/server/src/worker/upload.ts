import { clipRate, isWav, readSamples, readWavFormat, type WavFault } from '@naru/exam-kit/internal/sound'
import { say, type Message } from '../platform/http/messages'
import { clipSeconds } from '../modules/media/clip-length'
import { processPicture } from '../modules/media/process-picture'
import { type Checked, checkBase64 } from '../platform/http/checked'
import { mediaNameOf } from '../modules/media/paths'
import { kindOf, type StoredPicture } from '../modules/media/picture'
import { withoutMetadata } from './audio/encode'
import { resample } from './audio/resample'
import { clipName, LONGEST_CLIP, makeClip, type StoredClip } from './store-clip'

const MB = 1024 * 1024
/** Limits of an uploaded picture: a phone's photo. */
const pictureLimits = { bytes: 8 * MB, side: 8192 } as const
/** Maximum size of an uploaded clip in bytes. */
const LARGEST_CLIP = 10 * MB
/** Maximum of a clip that learners get, in bits a second. */
const MOST_BITS = 64_000
/** Bytes of a compressed clip that are not sound. */
const HEADERS = 4096

type Ending = '.m4a' | '.mp3'

/** The format of a compressed clip by its first bytes. */
const endingOf = (file: Buffer): Ending | undefined => {
  if (file.toString('latin1', 4, 8) === 'ftyp' && kindOf(file) === undefined) return '.m4a'
  const isFrame = file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2
  return file.toString('latin1', 0, 3) === 'ID3' || isFrame ? '.mp3' : undefined
}

const longer = say('clip_longer', LONGEST_CLIP / 60)
const broken = say('clip_broken')
const wrongFormat = say('clip_format')

const wavFaults: Readonly<Partial<Record<WavFault, Message>>> = {
  broken,
  coding: wrongFormat,
  channels: wrongFormat,
  rate: wrongFormat,
  long: longer,
  silent: say('clip_silent'),
}

const processWav = async (file: Buffer): Promise<Checked<StoredClip>> => {
  const read = readWavFormat(file, LONGEST_CLIP)
  if ('fault' in read) return { refused: { ...wavFaults[read.kind], message: `The clip ${read.fault}.` } }
  return makeClip(clipName(file), resample(readSamples(file, read.format), read.format.rate, clipRate))
}

/** No package decodes AAC (decision 17): a compressed clip stays as it is, but for its metadata. */
const processCompressed = async (file: Buffer, ending: Ending): Promise<Checked<StoredClip>> => {
  const claimed = await clipSeconds(file, ending)
  if (claimed === undefined) return { refused: broken }
  if (claimed > LONGEST_CLIP) return { refused: longer }
  const bytes = await withoutMetadata(file, ending).catch(() => undefined)
  const seconds = bytes && (await clipSeconds(bytes, ending))
  // The copy ends where the file does.
  if (bytes === undefined || seconds === undefined || claimed - seconds > 0.5) return { refused: broken }
  const bits = ((bytes.length - HEADERS) * 8) / seconds
  if (bits > MOST_BITS * 1.02) return { refused: say('clip_bit_rate', Math.round(bits / 1000)) }
  const name = mediaNameOf(ending, 'copy 1\n', file)
  const contentType = ending === '.mp3' ? 'audio/mpeg' : 'audio/mp4'
  return { accepted: { name, contentType, bytes, seconds, loudness: null, peak: null } }
}

/** Checks a clip by its content, and converts it to what is stored. */
export const processClip = async (file: Buffer): Promise<Checked<StoredClip>> => {
  if (file.length > LARGEST_CLIP)
    return { refused: { message: `The clip must not be larger than ${LARGEST_CLIP / MB} MB.` } }
  if (isWav(file)) return processWav(file)
  const ending = endingOf(file)
  return ending === undefined
    ? { refused: { message: 'The clip must be an M4A, MP3 or WAV file.' } }
    : processCompressed(file, ending)
}

/** The middle square of a portrait, as WebP of 256 × 256 pixels in base64. @param base64 - the file. */
export const processPortrait = async (base64: string): Promise<Checked<string>> => {
  const checked = await processPicture(base64, undefined, { width: 256, height: 256, fit: 'cover' })
  return 'refused' in checked ? checked : { accepted: Buffer.from(checked.accepted.bytes).toString('base64') }
}

export type Uploaded = { kind: 'picture'; file: StoredPicture } | { kind: 'clip'; file: StoredClip }

const pictures: ReadonlySet<string | undefined> = new Set(['PNG', 'JPEG', 'WebP'])

/**
 * Checks an uploaded picture or clip by its content, and converts it to what is stored.
 * @param base64 - the file.
 */
export const processUpload = async (base64: string): Promise<Checked<Uploaded>> => {
  const decoded = checkBase64('file', base64, LARGEST_CLIP)
  if ('refused' in decoded) return decoded
  const file = decoded.accepted
  if (pictures.has(kindOf(file))) {
    const picture = await processPicture(base64, pictureLimits)
    return 'refused' in picture ? picture : { accepted: { kind: 'picture', file: picture.accepted } }
  }
  if (endingOf(file) === undefined && !isWav(file)) return { refused: say('media_kind') }
  const clip = await processClip(file)
  return 'refused' in clip ? clip : { accepted: { kind: 'clip', file: clip.accepted } }
}
