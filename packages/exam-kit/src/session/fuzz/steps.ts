import * as fc from 'fast-check'
import { weathers, settle, type Page, type Weather, type World } from './world'

/** Something that happens. `page` is the number of a page that need not be open. */
export type Step =
  | { readonly kind: 'answer'; readonly page: number; readonly optionId: string; readonly at: number }
  | { readonly kind: 'flag'; readonly page: number; readonly at: number }
  | { readonly kind: 'go'; readonly page: number; readonly at: number }
  | { readonly kind: 'next' | 'proceed' | 'press-play' | 'take-over' | 'retry'; readonly page: number }
  | { readonly kind: 'open' | 'reload' | 'kill'; readonly page: number }
  | { readonly kind: 'pass' | 'sleep'; readonly ms: number }
  | { readonly kind: 'clock'; readonly by: number }
  | { readonly kind: 'deliver' | 'clear-keys' | 'focus' }
  | { readonly kind: 'crash'; readonly loser: 'store' | 'mirror'; readonly count: number }
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'sync'; readonly behaviour: 'keeps' | 'offline' | 'error' | 'unsupported' | 'silence' }
  | { readonly kind: 'finish-reading'; readonly page: number }

const page = fc.constantFrom(0, 0, 0, 1)
const at = fc.nat({ max: 5 })
const of = <K extends string>(...kinds: K[]) => fc.constantFrom(...kinds)

/** What may happen, the ordinary more often than the rare. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ kind: of('answer'), page, optionId: of('a', 'b', 'c', 'd'), at }) },
  { weight: 2, arbitrary: fc.record({ kind: of('flag'), page, at }) },
  { weight: 3, arbitrary: fc.record({ kind: of('go'), page, at }) },
  { weight: 4, arbitrary: fc.record({ kind: of('next', 'proceed', 'press-play', 'take-over', 'retry'), page }) },
  { weight: 1, arbitrary: fc.record({ kind: of('finish-reading'), page }) },
  { weight: 4, arbitrary: fc.record({ kind: of('open', 'reload', 'kill'), page }) },
  { weight: 6, arbitrary: fc.record({ kind: of('pass'), ms: fc.integer({ min: 1, max: 6000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('sleep'), ms: fc.integer({ min: 1000, max: 90_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: of('clock'), by: fc.integer({ min: -7_200_000, max: 30_000 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: of('deliver', 'clear-keys', 'focus') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('crash'), loser: of('store', 'mirror'), count: fc.nat({ max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('weather'), weather: fc.constantFrom(...weathers) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: of('sync'), behaviour: of('keeps', 'offline', 'error', 'unsupported', 'silence') }),
  },
)

/** Answers that a session has accepted: question id → options, in the order in which they were chosen. */
export type Accepted = Map<string, string[]>

/** Lets a step happen. */
export async function take(world: World, accepted: Accepted, next: Step): Promise<void> {
  // Nothing happens at the very same moment as something else.
  world.clock.set(world.clock.now() + 1)
  const there = 'page' in next ? world.pages.get(next.page) : undefined
  await happen(world, accepted, next, there)
  await settle()
}

async function happen(world: World, accepted: Accepted, next: Step, there: Page | undefined): Promise<void> {
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
    case 'take-over':
      return void there?.session.send({ type: 'takeOver' })
    case 'retry':
      return void there?.session.send({ type: 'retrySave' })
    case 'finish-reading':
      return there && finishReading(world, accepted, there)
    case 'open':
      return void (await world.open(next.page))
    case 'reload':
    case 'kill':
      world.close(next.page, next.kind === 'reload')
      // What it wrote last reaches the others before it is back.
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
      return crash(world, next.loser, next.count)
    case 'weather':
      world.server.weather = next.weather
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
  // What is chosen already is not chosen anew.
  if (session.getSnapshot().state.choices[questionId] === optionId) return
  if (session.send({ type: 'selectAnswer', questionId, optionId }) !== null) return
  accepted.set(questionId, [...(accepted.get(questionId) ?? []), optionId])
}

/** Else random runs would seldom come to listening. */
function finishReading(world: World, accepted: Accepted, there: Page): void {
  world.definition.questions.forEach(({ type }, at) => {
    if (type !== 'reading') return
    world.clock.set(world.clock.now() + 1)
    answer(world, accepted, there, { at, optionId: 'b' })
  })
  there.session.send({ type: 'proceed' })
}

/** The candidate clears the site's data while the exam runs; a page notices as soon as it is looked at. */
function clearKeys(world: World): void {
  const [first] = world.pages.values()
  if (!first) return
  for (const key of first.store.keys()) if (key.startsWith('exam-')) first.store.remove(key)
  world.clock.wake()
}

/**
 * The browser dies with all its pages. Either place may be late, but not both: that is what there are two for. What one page wrote the
 * others have heard by then, because that takes milliseconds.
 */
async function crash(world: World, loser: 'store' | 'mirror', count: number): Promise<void> {
  world.storage.deliver()
  for (const number of world.pages.keys()) world.close(number, false)
  world.storage.crash(loser === 'store' ? count : 0)
  if (loser === 'mirror') world.mirror.lose(count)
  await world.open(0)
}
