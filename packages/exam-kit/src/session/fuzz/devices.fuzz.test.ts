import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fakeClock, flushPromises, sampleExam } from '../../testing'
import { passSeconds } from '../../testing/sampleSession'
import { isSaved, savedTexts } from './savedAnswers'
import { runStep, step, type Accepted, type Step } from './steps'
import { createServer, createWorld, type World } from './world'

const exam = sampleExam({ reading: 3, listening: 3, readingTimeMinutes: 2, listeningTimeMinutes: 2 })

/** A step on one of two devices with correct clocks. */
interface Turn {
  readonly device: 0 | 1
  readonly step: Step
}

const turn: fc.Arbitrary<Turn> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  step: step.filter(({ kind }) => kind !== 'clock'),
})

/** Questions whose latest answer of any device is saved nowhere. */
function lost(worlds: readonly World[], accepted: readonly Accepted[]): string[] {
  const saved = worlds.map(savedTexts).join()
  const ids = new Set(accepted.flatMap((answers) => [...answers.keys()]))
  return [...ids].filter((id) => {
    const latest = accepted.flatMap((answers) => answers.get(id)?.at(-1) ?? [])
    return !latest.some((optionId) => worlds.some((world) => isSaved(world, saved, id, optionId)))
  })
}

async function faults(turns: readonly Turn[]): Promise<string[]> {
  const [clock, server] = [fakeClock(), createServer()]
  const worlds = [createWorld(exam, true, clock, server), createWorld(exam, true, clock, server)] as const
  const accepted: readonly [Accepted, Accepted] = [new Map(), new Map()]
  await worlds[0].open(0)
  for (const { device, step: next } of turns) {
    // oxlint-disable-next-line no-await-in-loop -- steps run in sequence
    await runStep(worlds[device], accepted[device], next)
    const missing = lost(worlds, accepted)
    if (missing.length > 0) return [`lost after ${next.kind}: ${missing.join(', ')}`]
  }
  server.networkMode = 'online'
  server.progress.behave('saves')
  for (const world of worlds) {
    world.storage.deliver()
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    await world.open(0)
    world.pages.get(0)?.session.send({ type: 'stealLock' })
    // oxlint-disable-next-line no-await-in-loop -- one device after the other
    await flushPromises()
  }
  clock.sleep(3_600_000)
  await passSeconds(clock, 80)
  const waiting = worlds.flatMap(({ storage }) =>
    Object.keys(storage.entries()).filter((key) => key.startsWith('outbox')),
  )
  return [...lost(worlds, accepted), ...waiting]
}

describe('two devices of one learner, in random order', () => {
  it('lose no answer and leave no result unsent', { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(fc.array(turn, { maxLength: 40 }), async (turns) => {
      expect(await faults(turns)).toEqual([])
    })
    await expect(fc.assert(property)).resolves.toBeUndefined()
  })

  it('load the latest answers of the other device when they take turns', { timeout: 120_000 }, async () => {
    const answer = fc.record({ at: fc.nat({ max: 2 }), optionId: fc.constantFrom('a', 'b', 'c', 'd') })
    const rounds = fc.array(fc.array(answer, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    const property = fc.asyncProperty(rounds, async (turns) => {
      const [clock, server] = [fakeClock(), createServer()]
      const worlds = [createWorld(exam, true, clock, server), createWorld(exam, true, clock, server)]
      const latest: Record<string, string> = {}
      for (const [round, answers] of turns.entries()) {
        const world = worlds[round % 2]
        if (!world) continue
        const accepted: Accepted = new Map()
        // oxlint-disable no-await-in-loop -- in sequence
        await world.open(0)
        for (const { at, optionId } of answers) {
          await runStep(world, accepted, { kind: 'answer', page: 0, at, optionId })
        }
        for (const [id, options] of accepted) latest[id] = options.at(-1) ?? ''
        await passSeconds(clock, 8)
        expect(world.pages.get(0)?.session.getSnapshot().state.choices).toEqual(latest)
        world.close(0, true)
        // oxlint-enable no-await-in-loop
      }
    })
    await expect(fc.assert(property)).resolves.toBeUndefined()
  })
})
