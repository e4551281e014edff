const rate = 8000
const headerBytes = 44

/** Silence as a WAV file. @param seconds its length */
export function silentWav(seconds: number): Buffer {
  const samples = Math.round(rate * seconds)
  const file = Buffer.alloc(headerBytes + samples, 128)
  file.write('RIFF', 0)
  file.writeUInt32LE(headerBytes - 8 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  return file
}

const speechRate = 48_000

/** A tone that swells like speech, as a 16-bit WAV file. @param parts seconds of silence and tone in turn, silence first */
export function toneWav(parts: readonly number[]): Buffer {
  const samples = parts.flatMap((seconds, at) =>
    Array.from({ length: Math.round(seconds * speechRate) }, (_, index) => {
      const time = index / speechRate
      const loudness = at % 2 === 0 ? 0 : 0.3 * (0.6 + 0.4 * Math.sin(time * 20))
      return Math.round(loudness * 0x7fff * Math.sin(time * 2 * Math.PI * 220))
    }),
  )
  const file = Buffer.alloc(headerBytes + samples.length * 2)
  silentWav(0).copy(file)
  file.writeUInt32LE(headerBytes - 8 + samples.length * 2, 4)
  file.writeUInt32LE(speechRate, 24)
  file.writeUInt32LE(speechRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, headerBytes + index * 2)
  return file
}
