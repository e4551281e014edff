import type { PlayOutcome } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'
import { rememberVolume } from './remembered'
import { sampleClip } from './sampleClip'

/** Lets clips start by themselves later on; call it inside the click on Start Exam. */
export function unlockAudio(): void {
  browserPorts().audio.unlock()
}

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
  const { audio } = browserPorts()
  const url = URL.createObjectURL(sampleClip())
  let isOver = false
  const finish = (wasHeard: boolean) => {
    if (isOver) return
    isOver = true
    unsubscribe()
    audio.stop()
    URL.revokeObjectURL(url)
    onEnd(wasHeard)
  }
  const unsubscribe = audio.subscribe((report) => {
    if (report.type !== 'progress') finish(report.type === 'ended')
  })
  const start = async () => {
    const outcome: PlayOutcome = await audio.play()
    if (outcome !== 'started') finish(false)
  }
  audio.load(url, 0)
  void start()
  return () => finish(true)
}

/** Sets the volume of the exam's sound, now and for the next time. @param volume 0 to 1 */
export function setVolume(volume: number): void {
  browserPorts().audio.setVolume(volume)
  rememberVolume(volume)
}
