/** How long the gain needs to fall and to rise again, in seconds. */
const ramp = 0.008

/**
 * Multiplies by a gain, and lowers it around what would be above a ceiling. The gain is the moving average of its own moving
 * minimum over the same time, so that it is smooth and never higher than a sample allows.
 *
 * @param ceiling highest absolute sample of the result.
 */
export function limit(
  samples: Float32Array,
  { gain, ceiling, rate }: { gain: number; ceiling: number; rate: number },
): Float32Array {
  const half = Math.round((rate * ramp) / 2)
  const width = 2 * half + 1
  const allowed = (i: number) => {
    const level = Math.abs(samples[i] ?? 0) * gain
    return level > ceiling ? ceiling / level : 1
  }
  const limited = new Float32Array(samples.length)
  /** Candidates of the moving minimum: positions with increasing values, in a ring. */
  const ring = new Int32Array(width + 1)
  const values = new Float64Array(width + 1)
  let [first, next] = [0, 0]
  /** The last `width` minima, whose sum is the average's. */
  const minima = new Float64Array(width).fill(1)
  let sum = width
  for (let i = -half; i < samples.length + half; i += 1) {
    // The minimum of width samples around i, and then the average of width minima around i - half.
    const entering = allowed(i + half)
    while (next > first && (values[(next - 1) % (width + 1)] ?? 0) >= entering) next -= 1
    ring[next % (width + 1)] = i + half
    values[next % (width + 1)] = entering
    next += 1
    while ((ring[first % (width + 1)] ?? 0) < i - half) first += 1
    const minimum = values[first % (width + 1)] ?? 1
    const at = (i + half) % width
    sum += minimum - (minima[at] ?? 1)
    minima[at] = minimum
    const target = i - half
    if (target >= 0 && target < samples.length) {
      const value = (samples[target] ?? 0) * gain * Math.min(1, sum / width)
      // Rounding of the running sum must not exceed the ceiling.
      limited[target] = Math.max(-ceiling, Math.min(ceiling, value))
    }
  }
  return limited
}
