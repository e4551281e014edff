import type { AudioPort, AudioReport, PlayOutcome } from '@naru/exam-kit/session'
import type { Clips } from './clips'
import { silentClip } from './silence'

/** A clip that makes no sound for so long counts as failed, in ms. */
const stallMs = 10_000

/** The browser's sound. */
export interface BrowserAudio extends AudioPort {
  /** Lets the element play without a further press; call it inside a click. Does nothing while a clip runs. */
  unlock(): void
  /** Length of the loaded clip in seconds; null while it is not known. */
  seconds(): number | null
}

const fromTheServer: Pick<Clips, 'urlOf' | 'drop'> = { urlOf: (url) => url, drop: () => undefined }

/**
 * One audio element for all clips: browsers allow sound per element, so an element that a click once unlocked plays the later clips by itself.
 *
 * @param clips clips that were fetched ahead
 * @param createElement makes the element
 */
export function createBrowserAudio(
  clips: Pick<Clips, 'urlOf' | 'drop'> = fromTheServer,
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
