import { fromDecibels, peakOf, toDecibels } from './level'
import { speechLoudnessOf } from './loudness'
import { samplesIn, type Sound, type Span } from './sound'

/** Loudness that takes are brought to, in LUFS, and the highest peak, in dBFS. */
const target = { loudness: -20, peak: -3 } as const

/** Range of the volume of a take, in dB. */
export const gainRange = { least: -12, most: 24 } as const

/** The volume, in whole dB, that makes takes equally loud without a peak above the limit. */
export function suggestGain(sound: Sound, span: Span): number {
  const samples = samplesIn(sound, span)
  const wanted = Math.min(
    target.loudness - speechLoudnessOf(samples, sound.rate),
    target.peak - toDecibels(peakOf(samples)),
  )
  return Math.floor(Math.min(gainRange.most, Math.max(gainRange.least, wanted)))
}

/** The highest amplitude of a span after a gain in dB. */
export const peakAfter = (sound: Sound, span: Span, gain: number): number =>
  peakOf(samplesIn(sound, span)) * fromDecibels(gain)
