// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazyComponent'

const Word = ({ word }: { word: string }) => <p>{word}</p>
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('lazyComponent', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('loads its code once, and only when `load` is true', async () => {
    const importComponent = vi.fn<() => Promise<typeof Word>>(async () => Word)
    const Lazy = lazyComponent(importComponent)
    const { rerender } = render(<Lazy load={false} word="here" />)
    await advance(0)
    expect(importComponent).not.toHaveBeenCalled()
    rerender(<Lazy load word="here" />)
    await advance(0)
    expect(screen.getByText('here')).toBeTruthy()
    Lazy.preload()
    expect(importComponent).toHaveBeenCalledOnce()
  })

  it('hydrates what was prerendered without its code, though the code has already come', async () => {
    const Lazy = lazyComponent(async () => Word)
    Lazy.preload()
    await advance(0)
    const page = document.createElement('main')
    page.innerHTML = '<p>loading</p>'
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    await act(async () => {
      hydrateRoot(page, <Lazy load word="here" fallback={<p>loading</p>} />, { onRecoverableError })
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(page.textContent).toBe('here')
  })

  it('F33: retries when its code cannot be loaded, without a page reload', async () => {
    const importComponent = vi
      .fn<() => Promise<typeof Word>>(async () => Word)
      .mockRejectedValueOnce(new TypeError('404'))
    const Lazy = lazyComponent(importComponent)
    render(<Lazy load word="here" />)
    await advance(0)
    expect(screen.queryByText('here')).toBeNull()
    await advance(1500)
    expect(screen.getByText('here')).toBeTruthy()
    expect(importComponent).toHaveBeenCalledTimes(2)
  })

  it('retries while `load` is true: at intervals, and when the browser comes online', async () => {
    const importComponent = vi.fn<() => Promise<typeof Word>>().mockRejectedValue(new TypeError('404'))
    const Lazy = lazyComponent(importComponent)
    const { rerender } = render(<Lazy load word="here" fallback={<p>loading</p>} />)
    await advance(9999)
    expect(importComponent).toHaveBeenCalledTimes(2)
    await advance(1)
    expect(importComponent).toHaveBeenCalledTimes(3)
    await advance(1500)
    expect(importComponent).toHaveBeenCalledTimes(4)
    expect(screen.getByText('loading')).toBeTruthy()
    rerender(<Lazy load={false} word="here" fallback={<p>loading</p>} />)
    expect(screen.queryByText('loading')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await advance(60_000)
    expect(importComponent).toHaveBeenCalledTimes(4)
    rerender(<Lazy load word="here" fallback={<p>loading</p>} />)
    await advance(1500)
    importComponent.mockResolvedValue(Word)
    window.dispatchEvent(new Event('online'))
    await advance(0)
    expect(screen.getByText('here')).toBeTruthy()
    expect(screen.queryByText('loading')).toBeNull()
    expect(importComponent).toHaveBeenCalledTimes(7)
    await advance(60_000)
    expect(importComponent).toHaveBeenCalledTimes(7)
  })

  it('loads again on the next render after the retry failed', async () => {
    const importComponent = vi.fn<() => Promise<typeof Word>>().mockRejectedValue(new TypeError('404'))
    const Lazy = lazyComponent(importComponent)
    const { rerender } = render(<Lazy load word="here" />)
    await advance(1500)
    expect(importComponent).toHaveBeenCalledTimes(2)
    importComponent.mockResolvedValue(Word)
    rerender(<Lazy load word="there" />)
    await advance(0)
    expect(screen.getByText('there')).toBeTruthy()
  })
})
