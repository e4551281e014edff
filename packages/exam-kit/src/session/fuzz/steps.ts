import * as fc from 'fast-check'
import { flushPromises } from '../../testing'
import { networkModes, type Page, type NetworkMode, type World } from './world'

/** A step of a random run. A step on a page that is not open does nothing. */
export type Step =
  | { readonly kind: 'answer'; readonly page: number; readonly optionId: string; readonly at: number }
  | { readonly kind: 'flag'; readonly page: number; readonly at: number }
  | { readonly kind: 'go'; readonly page: number; readonly at: number }
  | { readonly kind: 'next' | 'proceed' | 'press-play' | 'steal-lock' | 'retry'; readonly page: number }
  | { readonly kind: 'open' | 'reload' | 'kill'; readonly page: number }
  | { readonly kind: 'pass' | 'sleep'; readonly ms: number }
  | { readonly kind: 'clock'; readonly by: number }
  | { readonly kind: 'deliver' | 'clear-keys' | 'focus' }
  | { readonly kind: 'crash'; readonly target: 'store' | 'backup'; readonly count: number }
  | { readonly kind: 'networkMode'; readonly networkMode: NetworkMode }
  | { readonly kind: 'sync'; readonly behaviour: 'saves' | 'offline' | 'error' | 'unsupported' | 'silence' }
  | { readonly kind: 'finish-reading'; readonly page: number }

const page = fc.constantFrom(0, 0, 0, 1)
const at = fc.nat({ max: 5 })
const of = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds)

/** Random steps; common ones have a higher weight. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: of('answer'), page, optionId: of('a', 'b', 'c', 'd'), at }) },
  { weight: 2, arbitrary: fc.record({ kind: of('flag'), page, at }) },
  { weight: 3, arbitrary: fc.record({ kind: of('go'), page, at }) },
  { weight: 4, arbitrary: fc.record({ kind: of('next', 'proceed', 'press-play', 'steal-lock', 'retry'), page }) },
  { weight: 1, arbitrary: fc.record({ kind: of('finish-reading'), page }) },
  { weight: 4, arbitrary: fc.record({ kind: of('open', 'reload', 'kill'), page }) },
  { weight: 6, arbitrary: fc.record({ kind: of('pass'), ms: fc.integer({ min: 1, max: 6000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('sleep'), ms: fc.integer({ min: 1000, max: 90_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('clock'), by: fc.integer({ min: -7_200_000, max: 30_000 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: of('deliver', 'clear-keys', 'focus') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('crash'), target: of('store', 'backup'), count: fc.nat({ max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('networkMode'), networkMode: fc.constantFrom(...networkModes) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('sync'), behaviour: of('saves', 'offline', 'error', 'unsupported', 'silence') }),
  },
)

/** Accepted answers: question id → options, in the order of choice. */
export type Accepted = Map<string, string[]>

export async function runStep(world: World, accepted: Accepted, next: Step): Promise<void> {
  // No two steps have the same time.
  world.clock.set(world.clock.now() + 1)
  const there = 'page' in next ? world.pages.get(next.page) : undefined
  await perform(world, accepted, next, there)
  await flushPromises()
}

async function perform(world: World, accepted: Accepted, next: Step, there: Page | undefined): Promise<void> {
  const { clock, storage } = world
  switch (next.kind) {
    case 'answer':
      return there && answer(world, accepted, there, next)
    case 'flag':
      return void there?.session.send({ type: 'toggleFlag', questionId: questionAt(world, next.at) })
    case 'go':
      return void there?.session.send({ type: 'goTo', index: next.at })
    case 'next':
    case 'proceed':
      return void there?.session.send({ type: next.kind })
    case 'press-play':
      return void there?.session.send({ type: 'playAudio' })
    case 'steal-lock':
      return void there?.session.send({ type: 'stealLock' })
    case 'retry':
      return void there?.session.send({ type: 'retrySave' })
    case 'finish-reading':
      return there && finishReading(world, accepted, there)
    case 'open':
      return void (await world.open(next.page))
    case 'reload':
    case 'kill':
      world.close(next.page, next.kind === 'reload')
      // Its last writes reach the other pages before it opens again.
      storage.deliver()
      return void (await world.open(next.page))
    case 'pass':
      storage.deliver()
      return clock.advance(next.ms)
    case 'sleep':
      storage.deliver()
      return clock.sleep(next.ms)
    case 'focus':
      storage.deliver()
      return clock.wake()
    case 'clock':
      return clock.set(clock.now() + next.by)
    case 'deliver':
      return storage.deliver()
    case 'clear-keys':
      return clearKeys(world)
    case 'crash':
      return crash(world, next.target, next.count)
    case 'networkMode':
      world.server.networkMode = next.networkMode
      return undefined
    case 'sync':
      return world.server.progress.behave(next.behaviour)
  }
}

function questionAt({ definition }: World, at: number): string {
  return definition.questions[at % definition.questions.length]?.id ?? ''
}

function answer(
  world: World,
  accepted: Accepted,
  { session }: Page,
  { at, optionId }: { at: number; optionId: string },
): void {
  const { state } = session.getSnapshot()
  if (state.phase === 'reading') session.send({ type: 'goTo', index: at })
  const questionId = world.definition.questions[session.getSnapshot().state.index]?.id ?? ''
  // Choosing the same option again is no new answer.
  if (session.getSnapshot().state.choices[questionId] === optionId) return
  if (session.send({ type: 'selectAnswer', questionId, optionId }) !== null) return
  accepted.set(questionId, [...(accepted.get(questionId) ?? []), optionId])
}

/** Answers all of reading: otherwise few random runs would reach listening. */
function finishReading(world: World, accepted: Accepted, there: Page): void {
  world.definition.questions.forEach(({ section }, at) => {
    if (section !== 'reading') return
    world.clock.set(world.clock.now() + 1)
    answer(world, accepted, there, { at, optionId: 'b' })
  })
  there.session.send({ type: 'proceed' })
}

/** Clears the site's data while the exam runs, then signals `wake`. */
function clearKeys(world: World): void {
  const [first] = world.pages.values()
  if (!first) return
  for (const key of first.store.keys()) if (key.startsWith('exam-')) first.store.remove(key)
  world.clock.wake()
}

/**
 * Crashes the browser with all its pages. Either the store or the backup store loses its latest writes, never both. Storage events are
 * delivered first, because that takes milliseconds.
 */
async function crash(world: World, target: 'store' | 'backup', count: number): Promise<void> {
  world.storage.deliver()
  for (const number of world.pages.keys()) world.close(number, false)
  world.storage.crash(target === 'store' ? count : 0)
  if (target === 'backup') world.backupStore.lose(count)
  await world.open(0)
}
