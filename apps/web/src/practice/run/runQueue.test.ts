import { describe, expect, it } from 'vitest'
import { answered, beginRun, countRight, goneOn, type RunProgress } from './runQueue'

const known = { isNew: false }
const fresh = { isNew: true }

/** The steps of a run. `wrong`: how many of the first answers to an item, by its index, are wrong. */
function stepsOf(items: readonly { isNew: boolean }[], wrong: Readonly<Record<number, number>> = {}): string[] {
  let run: RunProgress = beginRun(items, 'seed')
  const seen: string[] = []
  for (let [step] = run.steps; step !== undefined; [step] = run.steps) {
    seen.push(`${step.kind === 'show' ? 'show ' : ''}${step.at}`)
    if (step.kind === 'ask') run = answered(run, { answer: 'a' })
    run = goneOn(run, (run.answers[step.at]?.length ?? 0) > (wrong[step.at] ?? 0))
  }
  return seen
}

describe('a run', () => {
  it.each<[string, readonly { isNew: boolean }[], Record<number, number>, string[]]>([
    ['asks each item once', [known, known], {}, ['0', '1']],
    [
      'asks again what was wrong, five steps later',
      Array.from({ length: 7 }, () => known),
      { 0: 1 },
      ['0', '1', '2', '3', '4', '5', '0', '6'],
    ],
    ['asks again at its end if fewer are left', [known, known, known], { 1: 1 }, ['0', '1', '2', '1']],
    ['asks what stays wrong three times at most', [known, known], { 1: 9 }, ['0', '1', '1', '1']],
    ['shows a new word, and asks it later', [fresh, known, fresh], {}, ['show 0', '1', 'show 2', '0', '2']],
    ['asks a new word again, too', [fresh], { 0: 1 }, ['show 0', '0', '0']],
    ['of nothing is over', [], {}, []],
  ])('%s', (_, items, wrong, steps) => {
    expect(stepsOf(items, wrong)).toEqual(steps)
  })

  it('does not repeat what was skipped, or what nobody has judged yet', () => {
    const run = beginRun([known, known], 'seed')
    expect(goneOn(run, undefined).steps).toEqual([{ at: 1, kind: 'ask' }])
    expect(goneOn(answered(run, { answer: 'a' }), undefined).steps).toEqual([{ at: 1, kind: 'ask' }])
  })

  it('takes one answer to a question that is on the screen', () => {
    const run = answered(beginRun([known], 'seed'), { id: '1', answer: 'a' })
    expect(answered(run, { id: '2', answer: 'b' })).toBe(run)
    expect(run.answers).toEqual([[{ id: '1', answer: 'a' }]])
    const over = goneOn(run, true)
    expect([goneOn(over, true), answered(over, { answer: 'a' })]).toEqual([over, over])
  })
})

it('counts what was right at once, and what was right later', () => {
  const verdicts = [[true], [false, true], [false, false, true], [false, false, false], [undefined], []]
  expect(countRight(verdicts)).toEqual({ total: 4, atOnce: 1, later: 2 })
  expect(countRight([])).toEqual({ total: 0, atOnce: 0, later: 0 })
})
