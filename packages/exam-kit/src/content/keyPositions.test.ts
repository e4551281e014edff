import { expect, test } from 'vitest'
import { keyPositionFaults } from './keyPositions'

const paper = (keys: readonly number[], options = 4) => ({
  questions: keys.map((key, index) => ({
    number: index + 1,
    type: 'reading' as const,
    options: Array.from({ length: options }, (_, at) => ({ text: `${at + 1}`, correct: at + 1 === key })),
  })),
})
const times = (count: number, ...keys: number[]) => Array.from({ length: count }, () => keys).flat()

test.each([
  { keys: [1, 1, 1], faults: [] },
  { keys: [0, 0, 0, 0], faults: [] },
  { keys: [1, 1, 1, 1], faults: ['has option 1 as the key of 4 of 4 questions.'] },
  { keys: [1, 1, 1, 1, 2], faults: [] },
  { keys: times(20, 1, 1), options: 2, faults: ['has option 1 as the key of 40 of 40 questions.'] },
  { keys: times(20, 1, 2), options: 2, faults: [] },
  { keys: [...times(20, 3), ...times(6, 1, 2, 4), 1, 2], faults: ['has option 3 as the key of 20 of 40 questions.'] },
  { keys: [...times(19, 3), ...times(7, 1, 2, 4)], faults: [] },
  { keys: [...times(13, 1, 2, 3), 1], faults: ['has option 1 as the key of 14 of 40 questions.'] },
  { keys: [1, 2, 3, 4], faults: [] },
  { keys: times(2, 2, 4, 1, 3), faults: ['has each position once in 2 of 2 blocks of four questions.'] },
  { keys: [...times(3, 2, 4, 1, 3), ...times(7, 1, 2, 2, 4)], faults: [] },
  { keys: times(10, 2, 4, 1, 3), faults: ['has each position once in 10 of 10 blocks of four questions.'] },
  {
    keys: [...times(4, 2, 4, 1, 3), ...times(6, 3, 4, 4, 1)],
    faults: ['has each position once in 4 of 10 blocks of four questions.'],
  },
])('keys at $keys', ({ keys, options, faults }) => expect(keyPositionFaults(paper(keys, options))).toEqual(faults))
