// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPorts } from './browserPorts'
import { createMemoryDatabase } from './database/memoryDatabase'

afterEach(() => void vi.restoreAllMocks())

function ports() {
  // jsdom has neither audio nor object URLs.
  URL.createObjectURL = () => 'blob:silence'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const database = createMemoryDatabase()
  return { ...createBrowserPorts({ database }), play, database }
}

describe('the ports of a page', () => {
  it.each(['click', 'keydown'])('unlock the audio with the first %s, once', (press) => {
    const { play } = ports()
    expect(play).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(press, { bubbles: true }))
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('store in local storage, and back attempts up in the database', async () => {
    const { store, backupStore, database } = ports()
    store.set('exam-e1-isFinished', 'true')
    expect(localStorage.getItem('exam-e1-isFinished')).toBe('true')
    backupStore.save('attempt:u1:e1', '{}')
    await expect.poll(() => database.get('attempts', 'attempt:u1:e1')).toBe('{}')
    // Removes the listeners while play is still mocked: tests share a document.
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
  })
})
