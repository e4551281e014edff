import { fromDecibels, peakOf, powerOf, toDecibels } from './level'
import { samplesIn, secondsOf, type Sound, type Span } from './sound'

/** Length of a block in seconds. */
const blockSeconds = 0.1
/** Blocks this far below the mean are pauses, in dB. */
const pauseDecibels = 10
/** Blocks below are silence, in dBFS. */
const silenceDecibels = -60

/**
 * Estimates how loud the speech of a sound is, in dBFS: the mean power of its blocks without pauses. It compares takes with each other;
 * the server measures the loudness of the clip.
 */
export function loudnessOf(sound: Sound, span: Span = { start: 0, end: secondsOf(sound) }): number {
  const samples = samplesIn(sound, span)
  const step = Math.max(1, Math.round(blockSeconds * sound.rate))
  const powers: number[] = []
  for (let start = 0; start < samples.length; start += step) powers.push(powerOf(samples.subarray(start, start + step)))
  const spoken = above(powers, silenceDecibels)
  return meanDecibels(above(spoken, meanDecibels(spoken) - pauseDecibels))
}

const toPowerDecibels = (power: number) => toDecibels(Math.sqrt(power))
const above = (powers: readonly number[], decibels: number) => powers.filter((one) => toPowerDecibels(one) >= decibels)
const meanDecibels = (powers: readonly number[]) =>
  toPowerDecibels(powers.length === 0 ? 0 : powers.reduce((sum, one) => sum + one, 0) / powers.length)

/** Loudness that takes are brought to, and the highest peak, in dBFS. */
const target = { loudness: -20, peak: -3 } as const

/** Range of the volume of a take, in dB. */
export const gainRange = { least: -12, most: 24 } as const

/** The volume, in whole dB, that makes takes equally loud without a peak above the limit. */
export function suggestGain(sound: Sound, span: Span): number {
  const peak = toDecibels(peakOf(samplesIn(sound, span)))
  const wanted = Math.min(target.loudness - loudnessOf(sound, span), target.peak - peak)
  return Math.floor(Math.min(gainRange.most, Math.max(gainRange.least, wanted)))
}

/** The highest amplitude of a span after a gain in dB. */
export const peakAfter = (sound: Sound, span: Span, gain: number): number =>
  peakOf(samplesIn(sound, span)) * fromDecibels(gain)
