const rate = 16_000
const headerBytes = 44
/** Two successive bells: pitch in hertz, start in seconds. */
const bells = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.45 },
]
const seconds = 1.6

/** Creates a WAV file of two soft bell tones, for the sound check before an exam. Needs no network. */
export function sampleClip(): Blob {
  const samples = rate * seconds
  const view = new DataView(new ArrayBuffer(headerBytes + samples * 2))
  const text = (offset: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) view.setUint8(offset + index, word.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + samples * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 2, true)
  for (let index = 0; index < samples; index += 1) {
    view.setInt16(headerBytes + index * 2, Math.round(heightAt(index / rate) * 0x7f_ff), true)
  }
  return new Blob([view], { type: 'audio/wav' })
}

/** Amplitude at a second, from -1 to 1. Each bell has an attack of 10 ms, so that it does not click, and decays. */
function heightAt(second: number): number {
  let height = 0
  for (const { pitch, at } of bells) {
    const age = second - at
    if (age < 0) continue
    const loudness = Math.min(1, age / 0.01) * Math.exp(-age * 4) * 0.4
    height += loudness * Math.sin(2 * Math.PI * pitch * age)
  }
  return height
}
