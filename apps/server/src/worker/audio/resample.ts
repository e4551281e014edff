/** Zero crossings of the sinc on each side: steepness of the filter. */
const CROSSINGS = 24
/** Positions between two samples for which the filter is computed; between them it is interpolated. */
const PHASES = 512

/** A sinc with a Blackman window, from its middle outwards. */
const filter = Float64Array.from({ length: CROSSINGS * PHASES + 2 }, (_, i) => {
  const x = i / PHASES
  if (x >= CROSSINGS) return 0
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
  const turn = (Math.PI * x) / CROSSINGS
  return sinc * (0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn))
})

/** Converts the sample rate by a windowed sinc that removes what the new rate cannot hold. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return samples
  const ratio = to / from
  // Frequencies from 92 % of the lower band's edge on fade out.
  const cutoff = Math.min(1, ratio) * 0.92
  const reach = CROSSINGS / cutoff
  const resampled = new Float32Array(Math.round(samples.length * ratio))
  for (let i = 0; i < resampled.length; i += 1) {
    const middle = i / ratio
    const last = Math.min(samples.length - 1, Math.floor(middle + reach))
    let sum = 0
    for (let k = Math.max(0, Math.ceil(middle - reach)); k <= last; k += 1) {
      const position = Math.abs(k - middle) * cutoff * PHASES
      const at = Math.floor(position)
      const [one, two] = [filter[at] ?? 0, filter[at + 1] ?? 0]
      sum += (samples[k] ?? 0) * (one + (two - one) * (position - at))
    }
    resampled[i] = sum * cutoff
  }
  return resampled
}
