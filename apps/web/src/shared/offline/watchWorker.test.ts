import { describe, expect, it, vi } from 'vitest'
import { watchWorker, type WorkerParts } from './watchWorker'

const setup = (parts: Partial<WorkerParts> = {}) => {
  const update = vi.fn<() => Promise<void>>(async () => undefined)
  let postMessage: (event: MessageEvent<unknown>) => void = () => undefined
  const workers = {
    register: vi.fn<(address: string) => Promise<{ update: () => Promise<void> }>>(async () => ({ update })),
    addEventListener: (_type: 'message', listener: typeof postMessage) => {
      postMessage = listener
    },
  }
  return {
    watch: watchWorker({ workers, locks: undefined, build: 'mine', ...parts }),
    workers,
    update,
    postMessage: (data: unknown) => postMessage(new MessageEvent('message', { data })),
  }
}

describe('the worker', () => {
  it('offers an update when it has another build than the one on screen, and searches for one', async () => {
    const { watch, update, postMessage } = setup()
    const offer = vi.fn<() => void>()
    const check = await watch(offer)
    postMessage({ type: 'naru-build', build: 'mine' })
    postMessage('noise')
    postMessage({ type: 'other', build: 'theirs' })
    expect(offer).not.toHaveBeenCalled()
    postMessage({ type: 'naru-build', build: 'theirs' })
    expect(offer).toHaveBeenCalledOnce()
    await check?.()
    expect(update).toHaveBeenCalledOnce()
  })

  it('is not registered where the browser has none, or in development', async () => {
    expect(await setup({ workers: undefined }).watch(() => undefined)).toBeUndefined()
    const developing = setup({ build: undefined })
    expect(await developing.watch(() => undefined)).toBeUndefined()
    expect(developing.workers.register).not.toHaveBeenCalled()
  })

  it('keeps the cache of an open tab, which holds a lock', async () => {
    const request = vi.fn<() => Promise<void>>(async () => undefined)
    await setup({ locks: { request } }).watch(() => undefined)
    expect(request).toHaveBeenCalledWith('naru-mine', { mode: 'shared' }, expect.any(Function))
  })
})
