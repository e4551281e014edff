import type { AudioPort } from '../../session'
import { sampleClip } from './sampleClip'

/**
 * Plays two bell tones of 1.6 s on the exam's audio port; call it in a click handler.
 *
 * @param audio the port; no other clip may play on it meanwhile
 * @param onEnd called once when the sample has ended, failed or stopped, with whether it was audible
 * @returns the stop function; a stopped sample counts as audible
 */
export function playSample(audio: AudioPort, onEnd: (wasHeard: boolean) => void): () => void {
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
    if ((await audio.play()) !== 'started') finish(false)
  }
  audio.load(url, 0)
  void start()
  return () => finish(true)
}
