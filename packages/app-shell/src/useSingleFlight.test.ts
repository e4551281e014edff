// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSingleFlight } from './useSingleFlight'
import { useSingleFlightMutation } from './useSingleFlightMutation'

afterEach(cleanup)

/** An action whose latest run the test settles. */
function createAction() {
  let end = { resolve: () => {}, reject: (_reason: Error) => {} }
  return {
    action: vi.fn<() => Promise<void>>(() => new Promise((resolve, reject) => (end = { resolve, reject }))),
    succeed: () => act(async () => end.resolve()),
    fail: () => act(async () => end.reject(new Error('refused'))),
  }
}

describe('a single flight', () => {
  const setup = () => ({ ...createAction(), hook: renderHook(() => useSingleFlight()).result })

  it('starts one action for two calls in the same task', async () => {
    const { hook, action, succeed } = setup()
    const [run] = hook.current
    act(() => {
      run(action)
      run(action)
    })
    expect(action).toHaveBeenCalledTimes(1)
    expect(hook.current[1]).toBe(true)
    await succeed()
    expect(hook.current[1]).toBe(false)
  })

  it('ignores another action meanwhile, and runs it afterwards', async () => {
    const { hook, action, succeed } = setup()
    const other = vi.fn<() => Promise<void>>().mockResolvedValue()
    act(() => hook.current[0](action))
    act(() => hook.current[0](other))
    expect(other).not.toHaveBeenCalled()
    await succeed()
    await act(async () => hook.current[0](other))
    expect(other).toHaveBeenCalledTimes(1)
  })
})

describe('a single flight mutation', () => {
  const setup = () => {
    const { action, ...ends } = createAction()
    const client = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
    const onError = vi.fn<(error: Error) => void>()
    const useSave = () => useSingleFlightMutation({ mutationFn: (_value: string) => action(), onError })
    return { action, onError, ...ends, hook: renderHook(useSave, { wrapper }).result }
  }

  it('sends one request for two presses in the same task', async () => {
    const { hook, action, succeed } = setup()
    const { mutate } = hook.current
    await act(async () => {
      mutate('first')
      mutate('second')
    })
    expect(action).toHaveBeenCalledTimes(1)
    await succeed()
    await vi.waitFor(() => expect(hook.current).toMatchObject({ isSuccess: true, variables: 'first' }))
  })

  it('sends again after a failure, which is passed to its callbacks', async () => {
    const { hook, action, fail, onError } = setup()
    const onErrorOfPress = vi.fn<(error: Error) => void>()
    await act(async () => hook.current.mutate('first', { onError: onErrorOfPress }))
    await fail()
    expect(onError).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(onErrorOfPress).toHaveBeenCalledTimes(1))
    await act(async () => hook.current.mutate('second'))
    expect(action).toHaveBeenCalledTimes(2)
  })
})
