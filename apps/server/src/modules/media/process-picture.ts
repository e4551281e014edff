import type { ResizeOptions } from 'sharp'
import { say, type Message } from '../../platform/http/messages'
import {
  encodePicture,
  kindOf,
  TIMEOUT_SECONDS,
  type StoredPicture,
  type PictureFault,
  type PictureKind,
} from './picture'
import type { Checked } from '../../platform/http/checked'

/** Limits of an uploaded picture: file size in bytes, width and height in pixels. */
export const pictureLimits = { bytes: 2 * 1024 * 1024, side: 4096 } as const

const acceptedKinds: ReadonlySet<PictureKind | undefined> = new Set<PictureKind>(['PNG', 'JPEG', 'WebP'])

export interface PictureLimits {
  bytes: number
  side: number
}

const messages = ({ side }: PictureLimits): Readonly<Record<PictureFault, Message>> => ({
  damaged: say('picture_damaged'),
  slow: say('file_slow', TIMEOUT_SECONDS),
  animated: say('picture_animated'),
  'too-much-memory': say('picture_too_many_pixels'),
  'too-many-pixels': say('picture_sides_too_long', side),
})

/**
 * Re-encodes an uploaded picture from its pixels: only its content counts, not its declared type, and no metadata is
 * stored. SVG is rejected, since it may contain scripts.
 * @param base64 - the uploaded file.
 * @param size - see `encodePicture`.
 */
export const processPicture = async (
  base64: string,
  limits: PictureLimits = pictureLimits,
  size?: ResizeOptions,
): Promise<Checked<StoredPicture>> => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return { refused: { message: 'The picture is not in base64.' } }
  }
  const file = Buffer.from(base64, 'base64')
  if (file.length > limits.bytes) return { refused: say('picture_too_large', limits.bytes / 1024 / 1024) }
  if (!acceptedKinds.has(kindOf(file))) return { refused: say('picture_kind') }
  const encoded = await encodePicture(file, limits.side, size)
  return 'fault' in encoded ? { refused: messages(limits)[encoded.fault] } : { accepted: encoded.picture }
}
