import type { Paper } from './paper'

/** χ² that positions drawn at random exceed in one of a hundred papers, by the most options of a question. */
const UNLIKELY: Readonly<Record<number, number>> = { 2: 6.63, 3: 9.21, 4: 11.34, 5: 13.28, 6: 15.09 }
/** A paper of fewer questions may have any keys by chance. */
const FEWEST_KEYS = 4
const BLOCK = 4
/** Of ten blocks with keys drawn at random one is a permutation; more than this part of them are hardly ever. */
const MOST_PERMUTATIONS = 0.3

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Finds what a learner could guess keys from: one position that is too often right, or blocks of four questions that have each position once, where three
 * known keys give the fourth.
 * @returns ends of sentences about the paper; empty if the positions look drawn at random
 */
export const keyPositionFaults = ({ questions }: Pick<Paper, 'questions'>): string[] => {
  const keyed = questions.filter(({ options }) => options.some(({ correct }) => correct))
  const keys = keyed.map(({ options }) => options.findIndex(({ correct }) => correct))
  const most = Math.max(0, ...keyed.map(({ options }) => options.length))
  const positions = Array.from({ length: most }, (_, position) => ({
    position,
    found: keys.filter((key) => key === position).length,
    expected: sum(keyed.map(({ options }) => (options.length > position ? 1 / options.length : 0))),
  }))
  const chi2 = sum(positions.map(({ found, expected }) => (found - expected) ** 2 / expected))
  const [often] = positions.toSorted((one, other) => other.found - one.found)
  const isUneven = keys.length >= FEWEST_KEYS && chi2 > (UNLIKELY[most] ?? Number.POSITIVE_INFINITY)

  const blocks = Math.floor(keys.length / BLOCK)
  const permutations = Array.from({ length: blocks }, (_, block) =>
    keyed.slice(block * BLOCK, (block + 1) * BLOCK),
  ).filter(
    (block, at) =>
      block.every(({ options }) => options.length === BLOCK) &&
      new Set(keys.slice(at * BLOCK, (at + 1) * BLOCK)).size === BLOCK,
  ).length
  return [
    ...(isUneven && often
      ? [`has option ${often.position + 1} as the key of ${often.found} of ${keys.length} questions.`]
      : []),
    ...(permutations > Math.ceil(MOST_PERMUTATIONS * blocks)
      ? [`has each position once in ${permutations} of ${blocks} blocks of four questions.`]
      : []),
  ]
}
