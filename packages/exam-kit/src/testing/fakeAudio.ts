import { createListeners } from '@naru/ui/internal/listeners'
import type { AudioPort, AudioReport, Clock } from '../session'

/** How a clip behaves: it plays; the browser blocks it; `play` fails; the file does not load; `play` never resolves. */
export type ClipBehaviour = 'plays' | 'blocked' | 'fails' | 'does-not-load' | 'hangs'

/** An audio channel without sound. */
export interface FakeAudio extends AudioPort {
  readonly played: readonly { readonly url: string; readonly from: number }[]
  readonly isPlaying: boolean
  readonly volume: number
  /** Sets the behaviour of all clips, from the next `play` on. */
  behave(behaviour: ClipBehaviour): void
  /** Reports a position of the running clip, in seconds. */
  progress(seconds: number): void
  /** Ends the running clip. */
  end(): void
}

export interface FakeAudioOptions {
  /** With a clock, clips advance and end by its ticks. */
  readonly clock?: Clock
  /** Length of every clip. @default 3 */
  readonly seconds?: number
  /** @default 'plays' */
  readonly behaviour?: ClipBehaviour
}

export function fakeAudio({ clock, seconds = 3, behaviour = 'plays' }: FakeAudioOptions = {}): FakeAudio {
  const { subscribe, notify } = createListeners<[report: AudioReport]>()
  const played: { url: string; from: number }[] = []
  let current = behaviour
  let loaded = { url: '', from: 0 }
  let startedAt = 0
  let isPlaying = false
  let volume = 1

  function emit(report: AudioReport): void {
    notify(report)
  }

  function end(): void {
    if (!isPlaying) return
    isPlaying = false
    emit({ type: 'ended' })
  }

  clock?.subscribe(() => {
    if (!isPlaying) return
    const position = loaded.from + (clock.now() - startedAt) / 1000
    if (position >= seconds) end()
    else emit({ type: 'progress', seconds: position })
  })

  return {
    played,
    get isPlaying() {
      return isPlaying
    },
    get volume() {
      return volume
    },
    behave(next) {
      current = next
    },
    load(url, from) {
      isPlaying = false
      loaded = { url, from }
    },
    play() {
      played.push(loaded)
      if (current === 'hangs') return new Promise(() => {})
      if (current === 'blocked') return Promise.resolve('blocked')
      if (current === 'fails') return Promise.resolve('failed')
      if (current === 'does-not-load') {
        emit({ type: 'error' })
        return Promise.resolve('failed')
      }
      isPlaying = true
      startedAt = clock?.now() ?? 0
      return Promise.resolve('started')
    },
    stop() {
      isPlaying = false
    },
    setVolume(next) {
      volume = next
    },
    subscribe,
    progress: (position) => emit({ type: 'progress', seconds: position }),
    end,
  }
}
