import { playSample as playSampleOn } from '@naru/exam-kit/internal/browser'
import { browserPorts } from '../browserPorts'
import { rememberVolume } from './rememberedVolume'

/** @returns seconds of the playing clip; null while unknown */
export function clipSeconds(): number | null {
  return browserPorts().audio.seconds()
}

/**
 * Plays a short sample on the audio element that the exam uses; call it in a click handler.
 *
 * @param onEnd called after it ends or fails, with whether it played
 */
export function playSample(onEnd: (wasHeard: boolean) => void): () => void {
  return playSampleOn(browserPorts().audio, onEnd)
}

/** Sets and stores the volume of the exam's audio. @param volume 0 to 1 */
export function setVolume(volume: number): void {
  browserPorts().audio.setVolume(volume)
  rememberVolume(volume)
}
