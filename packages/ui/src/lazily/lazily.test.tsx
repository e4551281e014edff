// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazily } from './lazily'

const Word = ({ word }: { word: string }) => <p>{word}</p>
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a component whose code comes later', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('is fetched once, and only when it is wanted', async () => {
    const load = vi.fn<() => Promise<typeof Word>>(async () => Word)
    const Lazy = lazily(load)
    const { rerender } = render(<Lazy isWanted={false} word="here" />)
    await pass(0)
    expect(load).not.toHaveBeenCalled()
    rerender(<Lazy isWanted word="here" />)
    await pass(0)
    expect(screen.getByText('here')).toBeTruthy()
    Lazy.preload()
    expect(load).toHaveBeenCalledOnce()
  })

  it('F33: is tried again when its code cannot be had, without loading the page anew', async () => {
    const load = vi.fn<() => Promise<typeof Word>>(async () => Word).mockRejectedValueOnce(new TypeError('404'))
    const Lazy = lazily(load)
    render(<Lazy isWanted word="here" />)
    await pass(0)
    expect(screen.queryByText('here')).toBeNull()
    await pass(1500)
    expect(screen.getByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is tried again while it is wanted: after a while, and when the connection is back', async () => {
    const load = vi.fn<() => Promise<typeof Word>>().mockRejectedValue(new TypeError('404'))
    const Lazy = lazily(load)
    const { rerender } = render(<Lazy isWanted word="here" whileAway={<p>on its way</p>} />)
    await pass(9999)
    expect(load).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(load).toHaveBeenCalledTimes(3)
    await pass(1500)
    expect(load).toHaveBeenCalledTimes(4)
    expect(screen.getByText('on its way')).toBeTruthy()
    rerender(<Lazy isWanted={false} word="here" whileAway={<p>on its way</p>} />)
    expect(screen.queryByText('on its way')).toBeNull()
    window.dispatchEvent(new Event('online'))
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(4)
    rerender(<Lazy isWanted word="here" whileAway={<p>on its way</p>} />)
    await pass(1500)
    load.mockResolvedValue(Word)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(screen.getByText('here')).toBeTruthy()
    expect(screen.queryByText('on its way')).toBeNull()
    expect(load).toHaveBeenCalledTimes(7)
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(7)
  })

  it('begins anew at the next wish when trying again did not help', async () => {
    const load = vi.fn<() => Promise<typeof Word>>().mockRejectedValue(new TypeError('404'))
    const Lazy = lazily(load)
    const { rerender } = render(<Lazy isWanted word="here" />)
    await pass(1500)
    expect(load).toHaveBeenCalledTimes(2)
    load.mockResolvedValue(Word)
    rerender(<Lazy isWanted word="there" />)
    await pass(0)
    expect(screen.getByText('there')).toBeTruthy()
  })
})
