import type { TakePlayer } from '../recording/ports'

/** A player without sound. */
export interface FakePlayer extends TakePlayer {
  /** What was played: start, end and gain. */
  readonly plays: readonly { readonly start: number; readonly end: number; readonly gain: number }[]
  end(): void
}

export function fakePlayer(): FakePlayer {
  const plays: { start: number; end: number; gain: number }[] = []
  let onEndOfThis: (() => void) | undefined
  let from: number | null = null
  const end = () => {
    const ended = onEndOfThis
    onEndOfThis = undefined
    from = null
    ended?.()
  }
  return {
    plays,
    play(_sound, { start, end: until }, gain, onEnd) {
      end()
      plays.push({ start, end: until, gain })
      onEndOfThis = onEnd
      from = start
    },
    stop: end,
    position: () => from,
    end,
  }
}
