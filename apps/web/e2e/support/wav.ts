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
