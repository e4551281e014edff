import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clipLoudness, clipRate, levelClip, readSamples, readWavFormat } from '@naru/exam-kit/internal/sound'
import { say } from '../platform/http/messages'
import type { Checked } from '../platform/http/checked'
import { mediaNameOf } from '../modules/media/paths'
import { join as joinParts, type Recording } from './audio/assemble'
import { encodeClip } from './audio/encode'

/** Maximum length of a clip in seconds. */
export const LONGEST_CLIP = 600

export interface StoredClip {
  name: string
  contentType: 'audio/mp4' | 'audio/mpeg'
  bytes: Uint8Array
  /** Length in seconds. */
  seconds: number
  /** In LUFS; null: not known. */
  loudness: number | null
  /** In dBFS, before encoding; null: not known. */
  peak: number | null
}

/** Version of levelling and encoding; changing them changes it, so that no name has two contents. */
const RECIPE = 'aac 48000 -19 1\n'

export const clipName = (source: string | Buffer): string => mediaNameOf('.m4a', RECIPE, source)

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Brings sound at the rate of clips to the loudness of clips, and encodes it. */
export const makeClip = async (name: string, samples: Float32Array): Promise<Checked<StoredClip>> => {
  const levelled = levelClip(samples, clipRate)
  if (levelled === undefined) return { refused: say('sound_uneven', clipLoudness.target) }
  const bytes = await encodeClip(levelled.samples)
  return {
    accepted: {
      name,
      contentType: 'audio/mp4',
      bytes,
      seconds: round(samples.length / clipRate, 3),
      loudness: round(levelled.loudness, 1),
      peak: round(levelled.peak, 1),
    },
  }
}

/** A take of a clip: its file in the folder, and what of it is heard. */
export type HeardTake = { file: string } & Pick<Recording, 'trimStart' | 'trimEnd' | 'gain'>

/**
 * Joins takes to a clip.
 * @param parts - what is heard one after the other: takes, and pauses in seconds.
 */
export const joinTakes = async ({
  name,
  folder,
  parts,
}: {
  name: string
  folder: string
  parts: readonly (HeardTake | number)[]
}): Promise<Checked<StoredClip>> => {
  const recordingOf = async ({ file, ...rest }: HeardTake): Promise<Recording> => {
    const bytes = await readFile(join(folder, file))
    const read = readWavFormat(bytes, LONGEST_CLIP)
    if ('fault' in read) throw new Error(`The take ${file} ${read.fault}.`)
    return { samples: readSamples(bytes, read.format), rate: read.format.rate, ...rest }
  }
  const heard = await Promise.all(parts.map(async (part) => (typeof part === 'number' ? part : recordingOf(part))))
  return makeClip(name, joinParts(heard))
}
