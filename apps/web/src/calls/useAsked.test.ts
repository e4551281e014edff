// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAsked, type Ask } from './useAsked'

afterEach(cleanup)

interface Asking {
  ask: Ask<string> | undefined
}
const useAsking = ({ ask }: Asking) => useAsked(ask)
const use = (ask: Asking['ask']) => renderHook(useAsking, { initialProps: { ask } })
const settled = () => act(async () => undefined)

describe('a call of a component', () => {
  it('is pending, then answered', async () => {
    const { result } = use(async () => 'here')
    expect(result.current).toEqual({ kind: 'pending' })
    await settled()
    expect(result.current).toEqual({ kind: 'answered', answer: 'here' })
  })

  it('has at once what is known already', () => {
    const { result } = use(Object.assign(async () => 'here', { known: () => 'known' }))
    expect(result.current).toEqual({ kind: 'answered', answer: 'known' })
  })

  it('keeps what is known when it cannot be renewed', async () => {
    const { result } = use(Object.assign(() => Promise.reject(new TypeError('offline')), { known: () => 'known' }))
    await settled()
    expect(result.current).toEqual({ kind: 'answered', answer: 'known' })
  })

  it('that failed is sent again when the connection is back', async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('here')
    const { result } = use(ask)
    await settled()
    expect(result.current).toMatchObject({ kind: 'failed', error: { message: 'offline' } })
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(result.current).toEqual({ kind: 'answered', answer: 'here' })
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is not sent while there is nothing to ask, and forgotten when there is nothing any more', async () => {
    const ask = vi.fn<() => Promise<string>>(async () => 'here')
    const { result, rerender } = use(undefined)
    await settled()
    expect(ask).not.toHaveBeenCalled()
    rerender({ ask })
    await settled()
    expect(result.current.answer).toBe('here')
    rerender({ ask: undefined })
    expect(result.current).toEqual({ kind: 'pending' })
  })

  it('whose answer comes after another call was made changes nothing', async () => {
    let answer: (words: string) => void = () => {}
    const { result, rerender } = use(
      () =>
        new Promise((done) => {
          answer = done
        }),
    )
    const late = answer
    rerender({ ask: async () => 'of the second' })
    await settled()
    late('of the first')
    await settled()
    expect(result.current.answer).toBe('of the second')
  })
})
