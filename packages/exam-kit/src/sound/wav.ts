import type { Sound } from './sound'

/** Codes of a header. */
const pcm = 1
const float = 3
const extensible = 65_534

/** Reads a sample of a coding, which is a code and the bits of a sample. */
const readers: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  [`${pcm} 16`]: (view, at) => view.getInt16(at, true) / 0x8000,
  [`${pcm} 24`]: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 0x1_00_00) / 0x80_00_00,
  [`${pcm} 32`]: (view, at) => view.getInt32(at, true) / 0x80_00_00_00,
  [`${float} 32`]: (view, at) => view.getFloat32(at, true),
}

/** Where the sound of a WAV file is, and how it is stored. */
export interface WavFormat {
  readonly rate: number
  readonly channels: number
  readonly bits: number
  /** Samples of each channel. */
  readonly length: number
  /** Position of the first one in the file. */
  readonly start: number
  readonly isFloat: boolean
}

const viewOf = (file: Uint8Array) => new DataView(file.buffer, file.byteOffset, file.byteLength)
const tagAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4))

/** Whether a file says that it is a WAV file. */
export const isWav = (file: Uint8Array): boolean => tagAt(file, 0) === 'RIFF' && tagAt(file, 8) === 'WAVE'

/** The header of a WAV file, with the claimed size of its sound in bytes; undefined without one. */
function headerOf(file: Uint8Array): (Omit<WavFormat, 'length'> & { coding: string; size: number }) | undefined {
  const view = viewOf(file)
  /** The parts of the file by name: where each begins, and its length. */
  const chunks = new Map<string, { start: number; size: number }>()
  for (let at = 12; at + 8 <= file.length;) {
    const size = view.getUint32(at + 4, true)
    if (!chunks.has(tagAt(file, at))) chunks.set(tagAt(file, at), { start: at + 8, size })
    at += 8 + size + (size % 2)
  }
  const [format, data] = [chunks.get('fmt '), chunks.get('data')]
  if (format === undefined || data === undefined) return undefined
  const { start: at, size } = format
  if (size < 16 || at + size > file.length) return undefined
  const short = view.getUint16(at, true)
  // The longer header has the code at its end.
  const code = short === extensible && size >= 26 ? view.getUint16(at + 24, true) : short
  const bits = view.getUint16(at + 14, true)
  return {
    ...data,
    coding: `${code} ${bits}`,
    bits,
    isFloat: code === float,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
  }
}

export type WavFault = 'other' | 'broken' | 'coding' | 'channels' | 'rate' | 'long' | 'silent'

/** Least and most samples per second of a recording. */
export const leastRate = 16_000
const mostRate = 96_000

const broken = { kind: 'broken', fault: 'is broken or cut off' } as const

/**
 * Reads the header of a WAV file: PCM of 16, 24 or 32 bits or 32-bit floats. What it claims must be there.
 *
 * @param most maximum length in seconds
 * @returns the format, or why the file is rejected: its kind, and the end of a sentence
 */
export function readWavFormat(
  file: Uint8Array,
  most: number,
): { kind: WavFault; fault: string } | { format: WavFormat } {
  if (!isWav(file)) return { kind: 'other', fault: 'is no WAV file' }
  const header = headerOf(file)
  if (header === undefined) return broken
  const { coding, size, ...format } = header
  const { channels, rate, bits, start } = format
  if (!(coding in readers)) return { kind: 'coding', fault: 'must have PCM sound of 16, 24 or 32 bits' }
  if (channels !== 1 && channels !== 2) return { kind: 'channels', fault: 'must have one or two channels' }
  if (rate < leastRate || rate > mostRate) return { kind: 'rate', fault: 'must have 16,000 to 96,000 samples a second' }
  const length = Math.floor(size / ((bits / 8) * channels))
  if (length > most * rate) return { kind: 'long', fault: `is longer than ${most} seconds` }
  if (start + size > file.length) return broken
  if (length === 0) return { kind: 'silent', fault: 'has no sound' }
  return { format: { ...format, length } }
}

/** The samples of a WAV file, mixed to mono. */
export function readSamples(file: Uint8Array, { channels, bits, length, start, isFloat }: WavFormat): Float32Array {
  const view = viewOf(file)
  const read = readers[`${isFloat ? float : pcm} ${bits}`] ?? (() => 0)
  const width = bits / 8
  const samples = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    const at = start + index * width * channels
    const value = channels === 1 ? read(view, at) : (read(view, at) + read(view, at + width)) / 2
    // Floats may be anything.
    samples[index] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  }
  return samples
}

/** Decodes a WAV file with one channel of 16-bit samples at any rate, as far as it is there; null for anything else. */
export function decodeWav(file: Uint8Array): Sound | null {
  const header = isWav(file) ? headerOf(file) : undefined
  if (header?.coding !== `${pcm} 16` || header.channels !== 1 || header.rate === 0) return null
  const length = Math.floor(Math.min(header.size, file.length - header.start) / 2)
  return { samples: readSamples(file, { ...header, length }), rate: header.rate }
}
