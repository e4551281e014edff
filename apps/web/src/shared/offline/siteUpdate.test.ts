import { describe, expect, it, vi } from 'vitest'
import { updateCheckIntervalMs, createSiteUpdate, type SiteUpdateParts } from './siteUpdate'

const setup = (parts: Partial<SiteUpdateParts> = {}) => {
  const update = vi.fn<() => Promise<void>>(async () => undefined)
  let postMessage: (event: MessageEvent<unknown>) => void = () => undefined
  const workers = {
    register: vi.fn<(address: string) => Promise<{ update: () => Promise<void> }>>(async () => ({ update })),
    addEventListener: (_type: 'message', listener: typeof postMessage) => {
      postMessage = listener
    },
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  let now = 0
  const siteUpdate = createSiteUpdate({
    workers,
    locks: undefined,
    build: 'mine',
    document: page,
    now: () => now,
    ...parts,
  })
  return {
    siteUpdate,
    workers,
    update,
    postMessage: (data: unknown) => postMessage(new MessageEvent('message', { data })),
    showTabAfter(after: number) {
      now += after
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('an update of the site', () => {
  it('is offered once when the worker has another build than the one on screen', async () => {
    const { siteUpdate, postMessage } = setup()
    const listener = vi.fn<() => void>()
    siteUpdate.subscribe(listener)
    await siteUpdate.start()
    postMessage({ type: 'naru-build', build: 'mine' })
    postMessage('noise')
    postMessage({ type: 'other', build: 'theirs' })
    expect(siteUpdate.isReady()).toBe(false)
    postMessage({ type: 'naru-build', build: 'theirs' })
    postMessage({ type: 'naru-build', build: 'theirs' })
    expect(siteUpdate.isReady()).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is checked when the tab becomes visible again after the interval', async () => {
    const { siteUpdate, update, showTabAfter } = setup()
    await siteUpdate.start()
    showTabAfter(updateCheckIntervalMs - 1)
    expect(update).not.toHaveBeenCalled()
    showTabAfter(1)
    showTabAfter(1)
    expect(update).toHaveBeenCalledOnce()
  })

  it('registers nothing without a service worker, or in development', async () => {
    await setup({ workers: undefined }).siteUpdate.start()
    const developing = setup({ build: undefined })
    await developing.siteUpdate.start()
    expect(developing.workers.register).not.toHaveBeenCalled()
  })

  it('ignores a blocked registration', async () => {
    const { siteUpdate, workers } = setup()
    workers.register.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
    await expect(siteUpdate.start()).resolves.toBeUndefined()
  })

  it('holds a lock while the tab is open, so that its cache is preserved', async () => {
    const request = vi.fn<() => Promise<void>>(async () => undefined)
    await setup({ locks: { request } }).siteUpdate.start()
    expect(request).toHaveBeenCalledWith('naru-mine', { mode: 'shared' }, expect.any(Function))
  })
})
