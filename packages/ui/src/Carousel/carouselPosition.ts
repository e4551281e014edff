/** What a carousel knows. */
export interface CarouselState {
  /** Slide in front, from 0. */
  index: number
  /** Number of slides. */
  count: number
  /** The visitor pressed Pause. */
  isPaused: boolean
  /** The pointer or the focus is on it. */
  isHeld: boolean
}

/** What can happen to a carousel. */
export type CarouselEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'go'; index: number }
  /** The interval of the slide `from` is over. */
  | { type: 'tick'; from: number }
  | { type: 'toggle' }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'resize'; count: number }

/** A carousel at its first slide, turning. */
export const initialCarousel = (count: number): CarouselState => ({ index: 0, count, isPaused: false, isHeld: false })

const wrap = (index: number, count: number) => (count > 0 ? ((index % count) + count) % count : 0)

/** The state after an event. A tick moves on only while nothing stops the carousel. */
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

/** Where a slide stands in the round: 0 in front, −1 and 1 beside it, anything else out of sight. */
export const slideOffset = (slide: number, { index, count }: CarouselState): number => {
  const ahead = wrap(slide - index, count)
  return ahead > count / 2 ? ahead - count : ahead
}
