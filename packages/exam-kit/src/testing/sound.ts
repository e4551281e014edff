import { encodeWav, toPcm16 } from '../sound/encodeWav'

/** A sine at a level in dBFS. */
export const sine = (
  seconds: number,
  level: number,
  { rate = 48_000, frequency = 1000 }: { rate?: number; frequency?: number } = {},
): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => 10 ** (level / 20) * Math.sin((2 * Math.PI * frequency * i) / rate),
  )

/** The same noise each time, between -1 and 1. */
export const noise = (length: number): Float32Array => {
  let state = 12_345
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (state / 0x7f_ff_ff_ff) * 2 - 1
  })
}

/** Bursts of noise with pauses, as uneven as speech: every third is loud. */
export const bursts = (seconds: number, rate = 48_000): Float32Array =>
  noise(Math.round(seconds * rate)).map((value, i) => {
    const burst = Math.floor((i / rate) * 4)
    if (burst % 4 === 3) return 0
    return value ** 3 * (burst % 3 === 0 ? 0.8 : 0.1)
  })

/** Fields of a WAV header that a test sets. */
export interface WavFields {
  rate?: number
  channels?: number
  bits?: number
  /** 1: PCM; 3: floats. */
  code?: number
  /** What the header claims of the sound's size in bytes. @default its size */
  claimed?: number
}

/** A WAV file of 16-bit samples; its header says what the fields say. */
export const wavOf = (
  samples: Float32Array,
  { rate = 48_000, channels = 1, bits = 16, code = 1, claimed }: WavFields = {},
): Uint8Array<ArrayBuffer> => {
  const file = encodeWav([toPcm16(samples)], rate)
  const header = new DataView(file.buffer)
  header.setUint16(20, code, true)
  header.setUint16(22, channels, true)
  header.setUint32(28, (rate * channels * bits) / 8, true)
  header.setUint16(32, (channels * bits) / 8, true)
  header.setUint16(34, bits, true)
  if (claimed !== undefined) header.setUint32(40, claimed, true)
  return file
}
