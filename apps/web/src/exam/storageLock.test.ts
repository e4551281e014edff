import { fakeStore } from '@naru/exam-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorageLock } from './storageLock'
import type { StorageNews } from './storageNews'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Hear = (news: StorageNews) => void

/** A browser with tabs: what one writes, all others hear. */
function browser() {
  const values = fakeStore()
  const tabs: { hears: Hear[] }[] = []
  return function openTab() {
    const tab: { hears: Hear[] } = { hears: [] }
    tabs.push(tab)
    const tellOthers = (key: string, newValue: string | null) => {
      for (const other of tabs) {
        if (other === tab) continue
        for (const hear of other.hears) hear({ key, newValue })
      }
    }
    const storage = {
      setItem(key: string, value: string) {
        values.set(key, value)
        tellOthers(key, value)
      },
      removeItem(key: string) {
        values.remove(key)
        tellOthers(key, null)
      },
    }
    return createStorageLock(
      () => storage,
      (hear) => void tab.hears.push(hear),
    )
  }
}

async function claim(lock: ReturnType<typeof createStorageLock>, onLost: () => void = () => undefined) {
  const outcome = lock.claim('exam', onLost)
  await vi.advanceTimersByTimeAsync(500)
  return outcome
}

describe('without Web Locks', () => {
  it('the first tab writes and the second reads', async () => {
    const openTab = browser()
    expect(await claim(openTab())).toBe('held')
    expect(await claim(openTab())).toBe('elsewhere')
  })

  it('a tab that takes over ends the writing of the other', async () => {
    const openTab = browser()
    const [first, second] = [openTab(), openTab()]
    const onLost = vi.fn<() => void>()
    await claim(first, onLost)
    await second.take('exam', () => undefined)
    expect(onLost).toHaveBeenCalledOnce()
    expect(await claim(openTab())).toBe('elsewhere')
  })

  it('the next tab writes when the first is closed', async () => {
    const openTab = browser()
    const first = openTab()
    await claim(first)
    first.release('exam')
    expect(await claim(openTab())).toBe('held')
  })

  it('of two tabs that ask at once one writes', async () => {
    const openTab = browser()
    const outcomes = Promise.all([openTab().claim('exam', () => undefined), openTab().claim('exam', () => undefined)])
    await vi.advanceTimersByTimeAsync(500)
    expect((await outcomes).toSorted()).toEqual(['elsewhere', 'held'])
  })

  it('exams do not disturb each other', async () => {
    const openTab = browser()
    await claim(openTab())
    const other = openTab().claim('another exam', () => undefined)
    await vi.advanceTimersByTimeAsync(500)
    expect(await other).toBe('held')
  })

  it('a tab whose storage is refused writes for itself', async () => {
    const lock = createStorageLock(
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      () => undefined,
    )
    expect(await claim(lock)).toBe('held')
  })
})
