import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionKey } from '../../engine'
import { flushPromises, sampleExam } from '../../testing'
import { passSeconds } from '../../testing/sampleSession'
import { isSaved, savedTexts } from './savedAnswers'
import { runStep, step, type Accepted, type Step } from './steps'
import { createWorld, type World } from './world'

const exam = sampleExam({ reading: 3, listening: 3, readingTimeMinutes: 2, listeningTimeMinutes: 2 })

interface Run {
  readonly hasLocks: boolean
  readonly steps: readonly Step[]
}

const run: fc.Arbitrary<Run> = fc.record({ hasLocks: fc.boolean(), steps: fc.array(step, { maxLength: 45 }) })

/** Regressions: the clock was set back by more than four hours, and a sleep of four hours was free. */
const known: [Run][] = [
  [{ hasLocks: false, steps: [-394_148, -6_120_671, -5_253_671, -2_558_515].map((by) => ({ kind: 'clock', by })) }],
]

const isOnePage = ({ steps }: Run): boolean => steps.every((one) => !('page' in one) || one.page === 0)

/** Without locks, two pages whose clocks differ cannot order their answers to one question. */
const isOrderSure = (tried: Run): boolean =>
  tried.hasLocks || isOnePage(tried) || tried.steps.every(({ kind }) => kind !== 'clock')

function lost(world: World, accepted: Accepted, sofar: Run): string[] {
  const saved = savedTexts(world)
  return [...accepted].flatMap(([questionId, options]) => {
    const expected = isOnePage(sofar) || isOrderSure(sofar) ? options.slice(-1) : options
    const isFound = expected.some((optionId) => isSaved(world, saved, questionId, optionId))
    return isFound ? [] : `${questionId}=${expected.join(' or ')}`
  })
}

/** Goes online, opens a page and lets all time pass. */
async function finishRun(world: World): Promise<void> {
  world.server.networkMode = 'online'
  world.server.progress.behave('saves')
  world.storage.deliver()
  const { session } = await world.open(0)
  session.send({ type: 'stealLock' })
  await flushPromises()
  world.storage.deliver()
  world.clock.sleep(4 * 3_600_000)
  await passSeconds(world.clock, 80)
}

async function faults(tried: Run): Promise<string[]> {
  const { hasLocks, steps } = tried
  const world = createWorld(exam, hasLocks)
  const accepted: Accepted = new Map()
  await world.open(0)
  for (const [index, next] of steps.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- steps run in sequence
    await runStep(world, accepted, next)
    const missing = lost(world, accepted, { hasLocks, steps: steps.slice(0, index + 1) })
    if (missing.length > 0) return [`lost after step ${index} (${next.kind}): ${missing.join(', ')}`]
  }
  await finishRun(world)
  return verdict(world, accepted, tried)
}

function verdict(world: World, accepted: Accepted, tried: Run): string[] {
  const stored = [...world.server.results.values()]
  const [result] = stored
  if (!result || stored.length > 1) return [`${stored.length} results for one attempt`]
  const waiting = world.storage.entries()
  const left = Object.keys(waiting).filter((key) => key.startsWith('outbox:'))
  const wrong = exam.questions.flatMap(({ id, options }, index) => {
    const given = options.find((option) => optionKey(option) === result.questions[index]?.userAnswer)?.id
    const chosen = accepted.get(id) ?? []
    const isRight = isOrderSure(tried)
      ? given === chosen.at(-1)
      : chosen.length === 0
        ? given === undefined
        : chosen.includes(given ?? '')
    return isRight ? [] : `${id}: saved ${given}, chosen ${chosen.join(', ')}`
  })
  return [...wrong, ...left.map((key) => `unsent: ${key}`)]
}

describe('F37: random faults in random order', () => {
  it(
    'keeps every accepted answer in memory, storage, backup store, outbox or on the server, and saves the attempt once',
    { timeout: 120_000 },
    async () => {
      const property = fc.asyncProperty(run, async (tried) => {
        expect(await faults(tried)).toEqual([])
      })
      await expect(fc.assert(property, { examples: known })).resolves.toBeUndefined()
    },
  )
})
