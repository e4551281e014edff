import type { Effect } from '../engine'
import type { Report } from '../engine/events'
import type { AudioPort, AudioReport, PlayOutcome } from './ports'

type PlayClip = Extract<Effect, { type: 'playClip' }>

/** Plays the engine's clips on the audio port, and adds the clip's number to the port's reports. */
export interface ClipPlayer {
  play(clip: PlayClip): void
  stop(): void
  /** Subscribes to the port. @returns the unsubscribe function */
  open(): () => void
}

/** Creates the player. @param report called with each report about the running clip */
export function createClipPlayer(audio: AudioPort, report: (report: Report) => void): ClipPlayer {
  let clipId: number | null = null
  return {
    play(clip) {
      clipId = clip.clipId
      audio.load(clip.url, clip.from)
      audio.play().then(
        (outcome) => report(reportOfPlay(outcome, clip.clipId)),
        () => report(reportOfPlay('failed', clip.clipId)),
      )
    },
    stop() {
      clipId = null
      audio.stop()
    },
    open() {
      return audio.subscribe((event) => {
        if (clipId !== null) report(reportOfPort(event, clipId))
      })
    },
  }
}

function reportOfPlay(outcome: PlayOutcome, clipId: number): Report {
  if (outcome === 'started') return { type: 'clipStarted', clipId }
  if (outcome === 'blocked') return { type: 'clipBlocked', clipId }
  return { type: 'clipFailed', clipId, failure: 'failed-to-play' }
}

function reportOfPort(event: AudioReport, clipId: number): Report {
  switch (event.type) {
    case 'progress':
      return { type: 'clipProgress', clipId, seconds: event.seconds }
    case 'ended':
      return { type: 'clipEnded', clipId }
    case 'blocked':
      return { type: 'clipBlocked', clipId }
    case 'error':
      return { type: 'clipFailed', clipId, failure: 'failed-to-load' }
  }
}
