import { describe, expect, it, vi } from 'vitest'
import { createSiteUpdate, updateCheckIntervalMs, type SiteUpdateParts } from './siteUpdate'

const setup = (watch?: SiteUpdateParts['watch']) => {
  const check = vi.fn<() => Promise<void>>(async () => undefined)
  let offerUpdate: () => void = () => undefined
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  let now = 0
  const siteUpdate = createSiteUpdate({
    watch:
      watch ??
      (async (offer) => {
        offerUpdate = offer
        return check
      }),
    document: page,
    now: () => now,
  })
  return {
    siteUpdate,
    check,
    offerUpdate: () => offerUpdate(),
    showTabAfter(after: number) {
      now += after
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('an update of the site', () => {
  it('is offered once', async () => {
    const { siteUpdate, offerUpdate } = setup()
    const listener = vi.fn<() => void>()
    siteUpdate.subscribe(listener)
    await siteUpdate.start()
    expect(siteUpdate.isReady()).toBe(false)
    offerUpdate()
    offerUpdate()
    expect(siteUpdate.isReady()).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is checked when the tab becomes visible again after the interval', async () => {
    const { siteUpdate, check, showTabAfter } = setup()
    await siteUpdate.start()
    showTabAfter(updateCheckIntervalMs - 1)
    expect(check).not.toHaveBeenCalled()
    check.mockRejectedValueOnce(new TypeError('offline'))
    showTabAfter(1)
    showTabAfter(1)
    expect(check).toHaveBeenCalledOnce()
  })

  it('ignores that it cannot be watched', async () => {
    const refused = setup(async () => {
      throw new DOMException('refused', 'SecurityError')
    })
    await expect(refused.siteUpdate.start()).resolves.toBeUndefined()
  })
})
