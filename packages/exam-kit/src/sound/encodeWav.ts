const headerBytes = 44
const bytesPerSample = 2

/** Converts samples to 16 bits; what exceeds the range is limited. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const converted = new Int16Array(samples.length)
  samples.forEach((sample, index) => {
    const limited = Math.max(-1, Math.min(1, sample))
    converted[index] = Math.round(limited < 0 ? limited * 0x8000 : limited * 0x7fff)
  })
  return converted
}

/** Encodes 16-bit samples as a WAV file with one channel, at their own rate. */
export function encodeWav(parts: readonly Int16Array[], rate: number): Uint8Array<ArrayBuffer> {
  const count = parts.reduce((sum, { length }) => sum + length, 0)
  const view = new DataView(new ArrayBuffer(headerBytes + count * bytesPerSample))
  const text = (offset: number, value: string) => {
    for (const [index, letter] of Array.from(value).entries()) view.setUint8(offset + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + count * bytesPerSample, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * bytesPerSample, true)
  view.setUint16(32, bytesPerSample, true)
  view.setUint16(34, 8 * bytesPerSample, true)
  text(36, 'data')
  view.setUint32(40, count * bytesPerSample, true)
  let offset = headerBytes
  for (const part of parts) {
    for (const sample of part) {
      view.setInt16(offset, sample, true)
      offset += bytesPerSample
    }
  }
  return new Uint8Array(view.buffer)
}
