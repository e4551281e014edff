import { createHash } from 'node:crypto'
import { say } from '../../http/messages'
import { type Levelled, level, LOUDNESS } from './audio/level'
import { encodeClip } from './audio/encode'
import { CLIP_RATE, runSliced, type Sliced } from './audio/samples'
import type { Checked } from '../admin/rules'

/** A clip as it is stored. */
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

/** The media name of a clip made from a source. */
export const clipName = (source: string | Buffer): string =>
  `${createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 32)}.m4a`

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Brings sound at `CLIP_RATE` to the loudness of clips, and encodes it. */
export const makeClip = async (name: string, sound: Sliced<Float32Array>): Promise<Checked<StoredClip>> => {
  const samples = await runSliced(sound)
  const levelled: Levelled | undefined = await runSliced(level(samples, CLIP_RATE))
  if (levelled === undefined) return { refused: say('sound_uneven', LOUDNESS.target) }
  const bytes = await encodeClip(levelled.samples)
  return {
    accepted: {
      name,
      contentType: 'audio/mp4',
      bytes,
      seconds: round(samples.length / CLIP_RATE, 3),
      loudness: round(levelled.loudness, 1),
      peak: round(levelled.peak, 1),
    },
  }
}
