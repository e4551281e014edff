export interface CarouselState {
  /** Index of the front slide, from 0. */
  index: number
  /** How many slides there are. */
  count: number
  /** The visitor pressed Pause. */
  isPaused: boolean
  /** The pointer or the focus is inside. */
  isHeld: boolean
}

export type CarouselEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; index: number }
  /** The interval of slide `from` has elapsed. */
  | { type: 'tick'; from: number }
  | { type: 'toggle' }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'resize'; count: number }

/** @returns the initial state: the first slide, not paused */
export const initialCarousel = (count: number): CarouselState => ({ index: 0, count, isPaused: false, isHeld: false })

const wrap = (index: number, count: number) => (count > 0 ? ((index % count) + count) % count : 0)

/** @returns the state after an event. A tick has no effect while the carousel is paused or held. */
export const carouselReducer = (state: CarouselState, event: CarouselEvent): CarouselState => {
  switch (event.type) {
    case 'next':
      return { ...state, index: wrap(state.index + 1, state.count) }
    case 'previous':
      return { ...state, index: wrap(state.index - 1, state.count) }
    case 'go':
      return event.index >= 0 && event.index < state.count ? { ...state, index: event.index } : state
    case 'tick':
      return state.isPaused || state.isHeld || event.from !== state.index
        ? state
        : { ...state, index: wrap(state.index + 1, state.count) }
    case 'toggle':
      return { ...state, isPaused: !state.isPaused }
    case 'hold':
      return { ...state, isHeld: true }
    case 'release':
      return { ...state, isHeld: false }
    case 'resize':
      return event.count === state.count
        ? state
        : { ...state, count: event.count, index: Math.max(0, Math.min(state.index, event.count - 1)) }
  }
}

/** @returns the offset of a slide from the front: 0 is the front, −1 and 1 are its neighbours, all others are hidden */
export const slideOffset = (slide: number, { index, count }: CarouselState): number => {
  const distance = wrap(slide - index, count)
  return distance > count / 2 ? distance - count : distance
}
