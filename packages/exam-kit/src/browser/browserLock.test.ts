import { describe, expect, it, vi } from 'vitest'
import { createBrowserLock } from './browserLock'

/** The Web Locks of one browser: a request waits until the lock is free, unless it is aborted or steals the lock. */
function webLocks() {
  const holders = new Map<string, () => void>()
  const waiting: { readonly name: string; readonly start: () => void }[] = []

  function free(name: string): void {
    holders.delete(name)
    const at = waiting.findIndex((one) => one.name === name)
    if (at >= 0) waiting.splice(at, 1)[0]?.start()
  }

  function request(name: string, { signal, steal = false }: LockOptions, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        const stolen = () => reject(new DOMException('stolen', 'AbortError'))
        holders.set(name, stolen)
        const run = async () => {
          await work()
          if (holders.get(name) === stolen) free(name)
          resolve()
        }
        void run()
      }
      if (steal) holders.get(name)?.()
      if (steal || !holders.has(name)) return start()
      const entry = { name, start }
      waiting.push(entry)
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(entry), 1)
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  }

  return { locks: { request }, names: () => [...holders.keys()] }
}

const exam = 'exam:nimal:mock-1'
const ignored = () => undefined

describe('one writer among all tabs, by Web Locks', () => {
  it('holds the lock under the stable name', async () => {
    const { locks, names } = webLocks()
    const lock = createBrowserLock(locks)
    await expect(lock.claim(exam, ignored)).resolves.toBe('held')
    await expect(lock.claim(exam, ignored)).resolves.toBe('held')
    expect(names()).toEqual([`naru.writer:${exam}`])
  })

  it('resolves with elsewhere while another tab holds the lock, also later', async () => {
    vi.useFakeTimers()
    const { locks, names } = webLocks()
    const first = createBrowserLock(locks)
    await first.claim(exam, ignored)
    const second = createBrowserLock(locks).claim(exam, ignored)
    await vi.advanceTimersByTimeAsync(400)
    await expect(second).resolves.toBe('elsewhere')
    first.release(exam)
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual([])
    vi.useRealTimers()
  })

  it('waits 400 ms for a page that was just left', async () => {
    const { locks } = webLocks()
    const first = createBrowserLock(locks)
    await first.claim(exam, ignored)
    const second = createBrowserLock(locks).claim(exam, ignored)
    first.release(exam)
    await expect(second).resolves.toBe('held')
  })

  it('is held by a busy page whose grant was handled after the timeout', async () => {
    const { locks } = webLocks()
    // The browser grants the lock while the page is blocked: the page handles it after the timer that was due meanwhile.
    const slow: typeof locks = {
      request: async (name, options, work) => {
        for (const end = performance.now() + 450; performance.now() < end;);
        await new Promise((next) => setTimeout(next, 1))
        if (options.signal?.aborted) throw new DOMException('aborted', 'AbortError')
        return locks.request(name, options, work)
      },
    }
    await expect(createBrowserLock(slow).claim(exam, ignored)).resolves.toBe('held')
  })

  it('notifies the tab that loses it, once, and that tab releases nothing afterwards', async () => {
    const { locks, names } = webLocks()
    const first = createBrowserLock(locks)
    const onLost = vi.fn<() => void>()
    await first.claim(exam, onLost)
    const second = createBrowserLock(locks)
    await second.steal(exam, ignored)
    await expect.poll(() => onLost.mock.calls).toHaveLength(1)
    first.release(exam)
    await Promise.resolve()
    expect(names()).toHaveLength(1)
    await expect(second.claim(exam, ignored)).resolves.toBe('held')
    expect(onLost).toHaveBeenCalledTimes(1)
  })
})
