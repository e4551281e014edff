import { playSample as playSampleOn } from '@naru/exam-kit/browser'
import { browserPorts } from './browserPorts'
import { rememberVolume } from './rememberedVolume'

/** @returns length in seconds of the clip that plays now; null while it is not known */
export function clipSeconds(): number | null {
  return browserPorts().audio.seconds()
}

/**
 * Plays a short sample by the element that the exam will use; call it inside a click.
 *
 * @param onEnd called when it is over or has failed, with whether it was heard
 */
export function playSample(onEnd: (wasHeard: boolean) => void): () => void {
  return playSampleOn(browserPorts().audio, onEnd)
}

/** Sets the volume of the exam's sound, now and for the next time. @param volume 0 to 1 */
export function setVolume(volume: number): void {
  browserPorts().audio.setVolume(volume)
  rememberVolume(volume)
}
