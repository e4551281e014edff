import { createListeners } from '@naru/ui/internal/listeners'
import type { AudioPort, AudioReport, PlayOutcome } from '../../session'
import { encodeWav } from '../../sound'

/** A clip that does not advance for this time has failed, in ms. */
const stallMs = 10_000

export interface ClipSource {
  /** @returns the address to play: a `blob:` address if the clip is cached, otherwise its own */
  urlOf(url: string): string
  /** Evicts a cached clip that the browser cannot play: `urlOf` returns its own address from now on. */
  evict(url: string): void
}

export interface BrowserAudio extends AudioPort {
  /** Lets the element start later clips without a user gesture; call it in a click handler. Does nothing while a clip is loaded. */
  unlock(): void
  /** @returns the length of the loaded clip in seconds; null while it is unknown */
  seconds(): number | null
}

const direct: ClipSource = { urlOf: (url) => url, evict: () => undefined }

/**
 * Creates the audio port on one audio element. Browsers allow autoplay per element: once a click has unlocked it, it starts all later clips.
 * Reports an error when a clip does not advance for 10 s. Resumes after an external pause (media key, phone call), or reports `blocked`.
 *
 * @param clips the addresses that clips play from. Default: their own
 * @param createElement creates the element. Default: `new Audio()`
 */
export function createBrowserAudio(
  clips: ClipSource = direct,
  createElement: () => HTMLAudioElement = () => new Audio(),
): BrowserAudio {
  const element = createElement()
  const { subscribe, notify } = createListeners<[report: AudioReport]>()
  /** Whether a clip is loaded that has not ended, failed or stopped; other events of the element are ignored. */
  let isActive = false
  let address = ''
  let from = 0
  /** Number of the loaded clip, so that a late rejection of an earlier `play` is ignored. */
  let clip = 0
  let stall: ReturnType<typeof setTimeout> | undefined

  function report(event: AudioReport): void {
    notify(event)
  }

  function watchForStall(): void {
    clearTimeout(stall)
    stall = setTimeout(() => endClip({ type: 'error' }), stallMs)
  }

  function deactivate(): void {
    isActive = false
    clearTimeout(stall)
  }

  function endClip(event: AudioReport): void {
    if (!isActive) return
    deactivate()
    element.pause()
    report(event)
  }

  function onTime(): void {
    // Loading another clip fires `timeupdate`, too, before it plays.
    if (!isActive || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    watchForStall()
    report({ type: 'progress', seconds: element.currentTime })
  }

  /** Resumes after an external pause (headset, media key, phone call), or reports `blocked`. */
  function onPause(): void {
    if (!isActive || element.ended) return
    element.play().catch(() => endClip({ type: 'blocked' }))
  }

  element.addEventListener('loadedmetadata', () => {
    if (isActive && from > 0) element.currentTime = from
  })
  element.addEventListener('timeupdate', onTime)
  element.addEventListener('pause', onPause)
  element.addEventListener('ended', () => endClip({ type: 'ended' }))
  element.addEventListener('error', () => {
    if (isActive) clips.evict(address)
    endClip({ type: 'error' })
  })

  return {
    load(url, fromSeconds) {
      clip += 1
      address = url
      from = fromSeconds
      isActive = true
      element.src = clips.urlOf(url)
    },
    async play(): Promise<PlayOutcome> {
      const mine = clip
      watchForStall()
      try {
        await element.play()
        return 'started'
      } catch (error) {
        if (!isNotAllowed(error)) return 'failed'
        if (mine === clip) deactivate()
        return 'blocked'
      }
    },
    stop() {
      deactivate()
      element.pause()
    },
    setVolume(volume) {
      element.volume = volume
    },
    subscribe,
    seconds: () => (isActive && Number.isFinite(element.duration) ? element.duration : null),
    unlock() {
      if (isActive) return
      const url = URL.createObjectURL(new Blob([encodeWav([new Int16Array(80)], 8000)], { type: 'audio/wav' }))
      element.src = url
      element.play().then(
        () => URL.revokeObjectURL(url),
        () => URL.revokeObjectURL(url),
      )
    },
  }
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
