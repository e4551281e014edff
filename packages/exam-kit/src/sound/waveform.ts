/** The highest amplitude of each column of a picture of a sound; all 0 without samples. */
export function waveformOf(samples: Float32Array, columns: number): number[] {
  const peaks = Array.from<number>({ length: columns }).fill(0)
  samples.forEach((sample, index) => {
    const column = Math.floor((index * columns) / samples.length)
    peaks[column] = Math.max(peaks[column] ?? 0, Math.abs(sample))
  })
  return peaks
}
