import { SLICE, type Sliced } from './samples'

/** Where the sound of a WAV file is, and how it is stored. */
export interface WavFormat {
  rate: number
  channels: number
  bits: number
  /** Samples of each channel. */
  length: number
  /** Position of the first one in the file. */
  start: number
  isFloat: boolean
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 65_534

interface Header {
  code: number
  channels: number
  rate: number
  bits: number
}

/** Reads a number of a kind at a position. */
const readers: Readonly<Record<string, (file: Buffer, at: number) => number>> = {
  [`${PCM} 16`]: (file, at) => file.readInt16LE(at) / 32_768,
  [`${PCM} 24`]: (file, at) => file.readIntLE(at, 3) / 8_388_608,
  [`${PCM} 32`]: (file, at) => file.readInt32LE(at) / 2_147_483_648,
  [`${FLOAT} 32`]: (file, at) => file.readFloatLE(at),
}

const headerOf = (file: Buffer, at: number, size: number): Header => {
  const code = file.readUInt16LE(at)
  return {
    // The longer header has the code at its end.
    code: code === EXTENSIBLE && size >= 26 ? file.readUInt16LE(at + 24) : code,
    channels: file.readUInt16LE(at + 2),
    rate: file.readUInt32LE(at + 4),
    bits: file.readUInt16LE(at + 14),
  }
}

/** Why a WAV file is rejected. */
export type WavFault = 'other' | 'broken' | 'coding' | 'channels' | 'rate' | 'long' | 'silent'

const broken = { kind: 'broken', fault: 'is broken or cut off' } as const

/** The parts of the file by name: where each begins, and its length. */
const chunksOf = (file: Buffer) => {
  const chunks = new Map<string, { start: number; size: number }>()
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const size = file.readUInt32LE(at + 4)
    if (!chunks.has(name)) chunks.set(name, { start: at + 8, size })
    at += 8 + size + (size % 2)
  }
  return chunks
}

/** Whether a file says that it is a WAV file. */
export const isWav = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE'

/**
 * Reads the header of a WAV file: PCM of 16, 24 or 32 bits or 32-bit floats. What it claims must be there.
 * @param most - maximum length in seconds.
 * @returns the format, or why the file is rejected: its kind, and the end of a sentence.
 */
export const readWavFormat = (
  file: Buffer,
  most: number,
): { kind: WavFault; fault: string } | { format: WavFormat } => {
  if (!isWav(file)) return { kind: 'other', fault: 'is no WAV file' }
  const chunks = chunksOf(file)
  const [fmt, data] = [chunks.get('fmt '), chunks.get('data')]
  if (fmt === undefined || data === undefined || fmt.size < 16 || fmt.start + fmt.size > file.length) return broken
  const { code, channels, rate, bits } = headerOf(file, fmt.start, fmt.size)
  if (!(`${code} ${bits}` in readers)) return { kind: 'coding', fault: 'must have PCM sound of 16, 24 or 32 bits' }
  if (channels !== 1 && channels !== 2) return { kind: 'channels', fault: 'must have one or two channels' }
  if (rate < 16_000 || rate > 96_000) return { kind: 'rate', fault: 'must have 16,000 to 96,000 samples a second' }
  const length = Math.floor(data.size / ((bits / 8) * channels))
  if (length > most * rate) return { kind: 'long', fault: `is longer than ${most} seconds` }
  if (data.start + data.size > file.length) return broken
  if (length === 0) return { kind: 'silent', fault: 'has no sound' }
  return { format: { rate, channels, bits, length, start: data.start, isFloat: code === FLOAT } }
}

/** The samples of a WAV file, mixed to mono. */
export function* readSamples(
  file: Buffer,
  { channels, bits, length, start, isFloat }: WavFormat,
): Sliced<Float32Array> {
  const read = readers[`${isFloat ? FLOAT : PCM} ${bits}`] ?? (() => 0)
  const width = bits / 8
  const samples = new Float32Array(length)
  for (let i = 0; i < length; i += 1) {
    const at = start + i * width * channels
    const value = channels === 1 ? read(file, at) : (read(file, at) + read(file, at + width)) / 2
    // Floats may be anything.
    samples[i] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
    if (i % SLICE === SLICE - 1) yield
  }
  return samples
}
