import { describe, expect, test } from 'vitest'
import { batch } from './batch'

/** A read that the test resolves or rejects. */
interface Read {
  keys: readonly string[]
  resolve: (results: (string | Error)[]) => void
  reject: (thrown: Error) => void
}

/** A batch whose reads are controlled by the test; `next` resolves when another read starts. */
const controlledBatch = () => {
  const started: Read[] = []
  let onStart: ((read: Read) => void) | undefined
  const load = batch(
    (keys: readonly string[]) =>
      new Promise<(string | Error)[]>((resolve, reject) => {
        const read = { keys, resolve, reject }
        if (onStart === undefined) started.push(read)
        else onStart(read)
        onStart = undefined
      }),
  )
  const next = () =>
    new Promise<Read>((done) => {
      const read = started.shift()
      if (read === undefined) onStart = done
      else done(read)
    })
  return { load, next, started }
}

/** Resolves after one turn of the event loop. */
const turn = () => new Promise((done) => setImmediate(done))

describe('batch', () => {
  test('loads simultaneous calls with one read, each with its own result', async () => {
    const { load, next } = controlledBatch()
    const results = Promise.all([load('a'), load('b'), load('a')])
    const read = await next()
    expect(read.keys).toEqual(['a', 'b', 'a'])
    read.resolve(['1', '2', '3'])
    expect(await results).toEqual(['1', '2', '3'])
  })

  test('answers calls from a read that starts after them, one read at a time', async () => {
    const { load, next, started } = controlledBatch()
    const early = load('early')
    const first = await next()
    const late = [load('late'), load('later')]
    await turn()
    await turn()
    expect(started).toEqual([])
    expect(first.keys).toEqual(['early'])
    first.resolve(['old'])
    expect(await early).toBe('old')
    const second = await next()
    expect(second.keys).toEqual(['late', 'later'])
    second.resolve(['new', 'newer'])
    expect(await Promise.all(late)).toEqual(['new', 'newer'])
  })

  test('rejects all calls of a rejected read, and the next read works', async () => {
    const { load, next } = controlledBatch()
    const lost = Promise.allSettled([load('a'), load('b')])
    const broken = await next()
    const waiting = load('c')
    broken.reject(new Error('lost'))
    const rejected = { status: 'rejected', reason: new Error('lost') }
    expect(await lost).toEqual([rejected, rejected])
    const read = await next()
    expect(read.keys).toEqual(['c'])
    read.resolve(['back'])
    expect(await waiting).toBe('back')
  })
})
