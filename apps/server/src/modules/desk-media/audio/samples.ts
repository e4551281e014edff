/** Sound is mono, as samples from -1 to 1. The work on it yields often, so that a server answers others in between. */

/** Sample rate of clips, in Hz. */
export const CLIP_RATE = 48_000

/** Samples between two yields: some milliseconds of work. */
export const SLICE = 24_000

/** Work in slices, with its result. */
export type Sliced<Result> = Generator<undefined, Result>

/** Runs sliced work; the event loop runs after each slice. */
export const runSliced = async <Result>(work: Sliced<Result>): Promise<Result> => {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

/** Amplitude of a level in dB. */
export const fromDb = (db: number): number => 10 ** (db / 20)

/** Level of an amplitude in dB; -Infinity for 0. */
export const toDb = (amplitude: number): number => 20 * Math.log10(amplitude)

/** Highest absolute sample. */
export function* peakOf(samples: Float32Array): Sliced<number> {
  let peak = 0
  for (let i = 0; i < samples.length; i += 1) {
    const value = Math.abs(samples[i] ?? 0)
    if (value > peak) peak = value
    if (i % SLICE === SLICE - 1) yield
  }
  return peak
}
