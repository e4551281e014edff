import { describe, expect, test } from 'vitest'
import { gather } from './gather'

/** A read that the test sees begin and lets end. */
interface Read {
  questions: readonly string[]
  end: (answers: (string | Error)[]) => void
  fail: (thrown: Error) => void
}

/** A gatherer whose reads are carried out by the test; `next` resolves when another one begins. */
const gathererByHand = () => {
  const begun: Read[] = []
  let tell: ((read: Read) => void) | undefined
  const ask = gather(
    (questions: readonly string[]) =>
      new Promise<(string | Error)[]>((end, fail) => {
        const read = { questions, end, fail }
        if (tell === undefined) begun.push(read)
        else tell(read)
        tell = undefined
      }),
  )
  const next = () =>
    new Promise<Read>((found) => {
      const read = begun.shift()
      if (read === undefined) tell = found
      else found(read)
    })
  return { ask, next, begun }
}

/** Everything that waits for the event loop to come round has happened. */
const turn = () => new Promise((done) => setImmediate(done))

describe('questions that are gathered', () => {
  test('share one read when they come together, each with its own answer', async () => {
    const { ask, next } = gathererByHand()
    const answers = Promise.all([ask('a'), ask('b'), ask('a')])
    const read = await next()
    expect(read.questions).toEqual(['a', 'b', 'a'])
    read.end(['1', '2', '3'])
    expect(await answers).toEqual(['1', '2', '3'])
  })

  test('are answered by a read that began after them, and one read is under way at a time', async () => {
    const { ask, next, begun } = gathererByHand()
    const early = ask('early')
    const first = await next()
    const late = [ask('late'), ask('later')]
    await turn()
    await turn()
    expect(begun).toEqual([])
    expect(first.questions).toEqual(['early'])
    first.end(['old'])
    expect(await early).toBe('old')
    const second = await next()
    expect(second.questions).toEqual(['late', 'later'])
    second.end(['new', 'newer'])
    expect(await Promise.all(late)).toEqual(['new', 'newer'])
  })

  test('fail alone when only their own answer is an error', async () => {
    const { ask, next } = gathererByHand()
    const answers = Promise.allSettled([ask('good'), ask('bad')])
    const read = await next()
    read.end(['fine', new Error('not this one')])
    expect(await answers).toEqual([
      { status: 'fulfilled', value: 'fine' },
      { status: 'rejected', reason: new Error('not this one') },
    ])
  })

  test('fail together when their read fails, and the next read works', async () => {
    const { ask, next } = gathererByHand()
    const lost = Promise.allSettled([ask('a'), ask('b')])
    const broken = await next()
    const waiting = ask('c')
    broken.fail(new Error('gone'))
    const rejected = { status: 'rejected', reason: new Error('gone') }
    expect(await lost).toEqual([rejected, rejected])
    const read = await next()
    expect(read.questions).toEqual(['c'])
    read.end(['there again'])
    expect(await waiting).toBe('there again')
  })
})
