import { fakeStore } from '../testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorageLock } from './storageLock'
import type { StorageChange } from './browserStore'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = (change: StorageChange) => void

/** A browser with tabs that receive each other's writes, each with its own delay in ms. */
function browser() {
  const values = fakeStore()
  const tabs: { listeners: Listener[]; late: number }[] = []
  return function openTab(late = 0) {
    const tab: { listeners: Listener[]; late: number } = { listeners: [], late }
    tabs.push(tab)
    const notifyOthers = (key: string, newValue: string | null) => {
      for (const other of tabs) {
        if (other === tab) continue
        for (const listener of other.listeners) {
          if (other.late > 0) setTimeout(() => listener({ key, newValue }), other.late)
          else listener({ key, newValue })
        }
      }
    }
    const storage = {
      setItem(key: string, value: string) {
        values.set(key, value)
        notifyOthers(key, value)
      },
      removeItem(key: string) {
        values.remove(key)
        notifyOthers(key, null)
      },
    }
    return createStorageLock(
      () => storage,
      (listener) => void tab.listeners.push(listener),
    )
  }
}

async function claim(lock: ReturnType<typeof createStorageLock>, onLost: () => void = () => undefined) {
  const outcome = lock.claim('exam', onLost)
  await vi.advanceTimersByTimeAsync(500)
  return outcome
}

describe('without Web Locks', () => {
  it('the first tab gets write access and the second read access', async () => {
    const openTab = browser()
    expect(await claim(openTab())).toBe('held')
    expect(await claim(openTab())).toBe('elsewhere')
  })

  it('steal ends the write access of the other tab', async () => {
    const openTab = browser()
    const [first, second] = [openTab(), openTab()]
    const onLost = vi.fn<() => void>()
    await claim(first, onLost)
    await second.steal('exam', () => undefined)
    expect(onLost).toHaveBeenCalledOnce()
    expect(await claim(openTab())).toBe('elsewhere')
  })

  it('the next tab gets write access when the first is closed', async () => {
    const openTab = browser()
    const first = openTab()
    await claim(first)
    first.release('exam')
    expect(await claim(openTab())).toBe('held')
  })

  it('one of two tabs that claim at once gets write access', async () => {
    const openTab = browser()
    const outcomes = Promise.all([openTab().claim('exam', () => undefined), openTab().claim('exam', () => undefined)])
    await vi.advanceTimersByTimeAsync(500)
    expect((await outcomes).toSorted()).toEqual(['elsewhere', 'held'])
  })

  it.each([
    ['receives the claim late', 700, 0],
    ['receives the reply late', 0, 700],
  ])('a second writer, because one of the two %s, loses the lock', async (_, first, second) => {
    const openTab = browser()
    const [onFirstLost, onSecondLost] = [vi.fn<() => void>(), vi.fn<() => void>()]
    await claim(openTab(first), onFirstLost)
    const late = openTab(second)
    expect(await claim(late, onSecondLost)).toBe('held')
    await vi.advanceTimersByTimeAsync(1000)
    expect(onSecondLost).toHaveBeenCalledOnce()
    expect(onFirstLost).not.toHaveBeenCalled()
    // It can steal the lock back.
    await late.steal('exam', () => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onFirstLost).toHaveBeenCalledOnce()
  })

  it('one of two late tabs that claim at once gets write access in the end', async () => {
    const openTab = browser()
    const lost = [vi.fn<() => void>(), vi.fn<() => void>()]
    const outcomes = await Promise.all(lost.map((onLost) => claim(openTab(700), onLost)))
    expect(outcomes).toEqual(['held', 'held'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(lost.reduce((count, { mock }) => count + mock.calls.length, 0)).toBe(1)
  })

  it('locks of different exams are independent', async () => {
    const openTab = browser()
    await claim(openTab())
    const other = openTab().claim('another exam', () => undefined)
    await vi.advanceTimersByTimeAsync(500)
    expect(await other).toBe('held')
  })

  it('a tab without storage gets write access', async () => {
    const lock = createStorageLock(
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      () => undefined,
    )
    expect(await claim(lock)).toBe('held')
  })
})
