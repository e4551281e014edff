/** Signals of tests. */

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

/** Signals one after the other. */
export const after = (...signals: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(signals.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const signal of signals) {
    joined.set(signal, at)
    at += signal.length
  }
  return joined
}

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

/** A WAV file of 16-bit samples; the header says what the fields say. */
export const wavOf = (
  samples: Float32Array,
  { rate = 48_000, channels = 1, bits = 16, code = 1, claimed }: WavFields = {},
): Buffer => {
  const data = Buffer.alloc(samples.length * 2)
  for (const [i, value] of samples.entries())
    data.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(value * 32_768))), i * 2)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(code, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE((rate * channels * bits) / 8, 28)
  header.writeUInt16LE((channels * bits) / 8, 32)
  header.writeUInt16LE(bits, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(claimed ?? data.length, 40)
  return Buffer.concat([header, data])
}
