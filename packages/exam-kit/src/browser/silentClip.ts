const headerBytes = 44
const samples = 80

/** Creates a WAV file of 10 ms of silence, 8000 samples per second of 8 bits. */
export function silentClip(): Blob {
  const bytes = new Uint8Array(headerBytes + samples)
  const view = new DataView(bytes.buffer)
  const text = new TextEncoder()
  bytes.set(text.encode('RIFF'), 0)
  view.setUint32(4, headerBytes - 8 + samples, true)
  bytes.set(text.encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  bytes.set(text.encode('data'), 36)
  view.setUint32(40, samples, true)
  bytes.fill(128, headerBytes)
  return new Blob([bytes], { type: 'audio/wav' })
}
