import { encodeWav, toPcm16 } from '../../sound'

const rate = 16_000
/** Two successive bells: pitch in hertz, start in seconds. */
const bells = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.45 },
]
const seconds = 1.6

/** Creates a WAV file of two soft bell tones, for the sound check before an exam. Needs no network. */
export function sampleClip(): Blob {
  const samples = Float32Array.from({ length: rate * seconds }, (_, index) => heightAt(index / rate))
  return new Blob([encodeWav([toPcm16(samples)], rate)], { type: 'audio/wav' })
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
