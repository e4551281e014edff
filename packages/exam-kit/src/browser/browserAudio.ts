import type { AudioPort, AudioReport, PlayOutcome } from '../session'
import { silentClip } from './silentClip'

/** A clip that does not advance for so long counts as failed, in ms. */
const stallMs = 10_000

/** Where clips play from. */
export interface ClipSource {
  /** @returns the address that a clip plays from: a `blob:` address if it was fetched before, else its own */
  urlOf(url: string): string
  /** The browser cannot play what `urlOf` gave: give the clip's own address from now on. */
  drop(url: string): void
}

/** The audio port of a browser. */
export interface BrowserAudio extends AudioPort {
  /** Lets the element start later clips without a press; call it inside a click. Does nothing while a clip runs. */
  unlock(): void
  /** @returns the length of the loaded clip in seconds; null while it is not known */
  seconds(): number | null
}

const direct: ClipSource = { urlOf: (url) => url, drop: () => undefined }

/**
 * One audio element for all clips: browsers allow sound per element, so that an element which a click once unlocked starts the later clips
 * by itself. A clip that does not advance for 10 s is reported as an error; a pause from outside (media key, phone call) is undone, or
 * reported as blocked.
 *
 * @param clips where clips play from. Default: their own addresses
 * @param createElement creates the element. Default: `new Audio()`
 */
export function createBrowserAudio(
  clips: ClipSource = direct,
  createElement: () => HTMLAudioElement = () => new Audio(),
): BrowserAudio {
  const element = createElement()
  const listeners = new Set<(report: AudioReport) => void>()
  /** Whether a clip is loaded that shall sound; what the element tells otherwise concerns nobody. */
  let isWanted = false
  let address = ''
  let from = 0
  /** Counts the loaded clips, so that the late end of an earlier `play` does not touch the present clip. */
  let clip = 0
  let stall: ReturnType<typeof setTimeout> | undefined

  function report(event: AudioReport): void {
    for (const listener of listeners) listener(event)
  }

  function watchForStall(): void {
    clearTimeout(stall)
    stall = setTimeout(() => giveUp({ type: 'error' }), stallMs)
  }

  function rest(): void {
    isWanted = false
    clearTimeout(stall)
  }

  /** Ends the clip and says why. */
  function giveUp(event: AudioReport): void {
    if (!isWanted) return
    rest()
    element.pause()
    report(event)
  }

  function onTime(): void {
    // Loading another clip also tells the time, though nothing is heard yet.
    if (!isWanted || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    watchForStall()
    report({ type: 'progress', seconds: element.currentTime })
  }

  /** Somebody else paused the clip: a headset, a media key, a phone call. It goes on, or asks for a press. */
  function onPause(): void {
    if (!isWanted || element.ended) return
    element.play().catch(() => giveUp({ type: 'blocked' }))
  }

  element.addEventListener('loadedmetadata', () => {
    if (isWanted && from > 0) element.currentTime = from
  })
  element.addEventListener('timeupdate', onTime)
  element.addEventListener('pause', onPause)
  element.addEventListener('ended', () => giveUp({ type: 'ended' }))
  element.addEventListener('error', () => {
    if (isWanted) clips.drop(address)
    giveUp({ type: 'error' })
  })

  return {
    load(url, fromSeconds) {
      clip += 1
      address = url
      from = fromSeconds
      isWanted = true
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
        if (mine === clip) rest()
        return 'blocked'
      }
    },
    stop() {
      rest()
      element.pause()
    },
    setVolume(volume) {
      element.volume = volume
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    seconds: () => (isWanted && Number.isFinite(element.duration) ? element.duration : null),
    unlock() {
      if (isWanted) return
      const url = URL.createObjectURL(silentClip())
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
