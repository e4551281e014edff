interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

/**
 * The two filters of K-weighting for any sample rate, by the analogue prototypes of the tables in ITU-R BS.1770-4, which
 * are for 48 kHz.
 */
const weightingOf = (rate: number): readonly [Biquad, Biquad] => {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate)
  const shelfQ = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const shelfA0 = 1 + shelf / shelfQ + shelf * shelf
  const pass = Math.tan((Math.PI * 38.13547087602444) / rate)
  const passQ = 0.5003270373238773
  const passA0 = 1 + pass / passQ + pass * pass
  return [
    {
      b: [
        (high + (band * shelf) / shelfQ + shelf * shelf) / shelfA0,
        (2 * (shelf * shelf - high)) / shelfA0,
        (high - (band * shelf) / shelfQ + shelf * shelf) / shelfA0,
      ],
      a: [(2 * (shelf * shelf - 1)) / shelfA0, (1 - shelf / shelfQ + shelf * shelf) / shelfA0],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (pass * pass - 1)) / passA0, (1 - pass / passQ + pass * pass) / passA0],
    },
  ]
}

/** Mean square of the weighted sound in each block of so many steps; a block begins with each step of 100 ms. */
function blockPowers(samples: Float32Array, rate: number, stepsPerBlock: number): number[] {
  const [one, two] = weightingOf(rate)
  const step = Math.round(rate / 10)
  const energies: number[] = []
  // Transposed direct form II: two states for each filter.
  let [p, q, r, s, energy] = [0, 0, 0, 0, 0]
  const [b0, b1, b2, a1, a2] = [...one.b, ...one.a] as const
  const [c0, c1, c2, d1, d2] = [...two.b, ...two.a] as const
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0
    const y = b0 * x + p
    p = b1 * x - a1 * y + q
    q = b2 * x - a2 * y
    const z = c0 * y + r
    r = c1 * y - d1 * z + s
    s = c2 * y - d2 * z
    energy += z * z
    if (i % step === step - 1) {
      energies.push(energy)
      energy = 0
    }
  }
  return energies.slice(stepsPerBlock - 1).map((_, start) => {
    const block = energies.slice(start, start + stepsPerBlock)
    return block.reduce((sum, each) => sum + each, 0) / (step * stepsPerBlock)
  })
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** The loudness of the blocks that both gates of BS.1770 let through. Shorter sound is measured as if silence followed. */
function gatedLoudness(samples: Float32Array, rate: number, stepsPerBlock: number): number {
  const shortest = Math.round(rate / 10) * stepsPerBlock
  const long = samples.length >= shortest ? samples : new Float32Array(shortest)
  if (long !== samples) long.set(samples)
  const audible = blockPowers(long, rate, stepsPerBlock).filter((power) => toLufs(power) > -70)
  if (audible.length === 0) return -Infinity
  const gate = toLufs(mean(audible)) - 10
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)))
}

/**
 * Integrated loudness of mono sound by ITU-R BS.1770-4, whose blocks have 400 ms.
 *
 * @returns LUFS; -Infinity if all is below -70 LUFS
 */
export const loudnessOf = (samples: Float32Array, rate: number): number => gatedLoudness(samples, rate, 4)

/**
 * Loudness of the speech of a take, which may be one word: blocks of 100 ms have no part of the pauses around it.
 *
 * @returns as `loudnessOf`
 */
export const speechLoudnessOf = (samples: Float32Array, rate: number): number => gatedLoudness(samples, rate, 1)
