import { describe, expect, it } from 'vitest'
import type { BrowserDatabase } from './browserDatabase'
import { createBrowserBackupStore } from './browserBackupStore'
import { createMemoryDatabase } from './memoryDatabase'

const flushPromises = () => new Promise((done) => setTimeout(done, 0))

describe('the backup of an attempt', () => {
  it('loads the last saved value, also in another tab', async () => {
    const database = createMemoryDatabase()
    const backupStore = createBrowserBackupStore(database)
    backupStore.save('a', '1')
    backupStore.save('a', '2')
    await expect(backupStore.load('a')).resolves.toBe('2')
    await flushPromises()
    await expect(createBrowserBackupStore(database).load('a')).resolves.toBe('2')
  })

  it('loads null after remove', async () => {
    const database = createMemoryDatabase()
    const backupStore = createBrowserBackupStore(database)
    backupStore.save('a', '1')
    backupStore.remove('a')
    await flushPromises()
    await expect(backupStore.load('a')).resolves.toBeNull()
    await expect(database.keys('attempts')).resolves.toEqual([])
  })

  it('writes only the newest pending value of a key, in the order of the changes', async () => {
    const written: unknown[] = []
    const memory = createMemoryDatabase()
    const slow: BrowserDatabase = {
      ...memory,
      async put(store, key, value) {
        await flushPromises()
        written.push(value)
        return memory.put(store, key, value)
      },
    }
    const backupStore = createBrowserBackupStore(slow)
    for (const value of ['1', '2', '3']) backupStore.save('a', value)
    await expect.poll(() => written).toEqual(['1', '3'])
  })
})
