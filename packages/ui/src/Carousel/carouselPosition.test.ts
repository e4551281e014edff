import { describe, expect, it } from 'vitest'
import { carouselReducer, initialCarousel, slideOffset, type CarouselEvent } from './carouselPosition'

const after = (count: number, ...events: CarouselEvent[]) => events.reduce(carouselReducer, initialCarousel(count))

describe('carousel', () => {
  it('wraps around in both directions', () => {
    expect(after(3, { type: 'previous' }).index).toBe(2)
    expect(after(3, { type: 'next' }, { type: 'next' }, { type: 'next' }).index).toBe(0)
  })

  it('advances when the interval of its slide elapses', () => {
    expect(after(3, { type: 'tick', from: 0 }).index).toBe(1)
  })

  it('advances once per interval', () => {
    expect(after(3, { type: 'tick', from: 0 }, { type: 'tick', from: 0 }).index).toBe(1)
  })

  it('does not advance while paused, and resumes afterwards', () => {
    expect(after(3, { type: 'toggle' }, { type: 'tick', from: 0 }).index).toBe(0)
    expect(after(3, { type: 'toggle' }, { type: 'toggle' }, { type: 'tick', from: 0 }).index).toBe(1)
  })

  it('does not advance while held by pointer or focus', () => {
    expect(after(3, { type: 'hold' }, { type: 'tick', from: 0 }).index).toBe(0)
    expect(after(3, { type: 'hold' }, { type: 'release' }, { type: 'tick', from: 0 }).index).toBe(1)
  })

  it('can be moved manually while paused', () => {
    expect(after(3, { type: 'toggle' }, { type: 'next' }).index).toBe(1)
  })

  it('selects existing slides only', () => {
    expect(after(3, { type: 'go', index: 2 }).index).toBe(2)
    expect(after(3, { type: 'go', index: 3 }).index).toBe(0)
    expect(after(3, { type: 'go', index: -1 }).index).toBe(0)
  })

  it('keeps the index in range when slides are removed, even all of them', () => {
    expect(after(4, { type: 'go', index: 3 }, { type: 'resize', count: 2 }).index).toBe(1)
    expect(after(4, { type: 'resize', count: 0 }, { type: 'next' }).index).toBe(0)
  })

  it('has neighbours on both sides, around the ends', () => {
    const state = after(4)
    expect([0, 1, 2, 3].map((slide) => slideOffset(slide, state))).toEqual([0, 1, 2, -1])
  })
})
