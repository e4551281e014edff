import { fromDecibels } from '@naru/exam-kit/internal/sound'
import type { TakePlayer } from '../recording/ports'

/** @param createContext default: that of the window */
export function createBrowserPlayer(createContext: () => AudioContext = () => new AudioContext()): TakePlayer {
  let context: AudioContext | undefined
  let playing: { readonly source: AudioBufferSourceNode; readonly startedAt: number; readonly from: number } | undefined

  function stop(): void {
    playing?.source.stop()
  }

  return {
    play({ samples, rate }, { start, end }, gain, onEnd) {
      stop()
      context ??= createContext()
      void context.resume()
      const buffer = context.createBuffer(1, Math.max(1, samples.length), rate)
      buffer.getChannelData(0).set(samples)
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(new GainNode(context, { gain: fromDecibels(gain) })).connect(context.destination)
      const current = { source, startedAt: context.currentTime, from: start }
      source.addEventListener('ended', () => {
        if (playing === current) playing = undefined
        onEnd()
      })
      source.start(0, start, Math.max(0, end - start))
      playing = current
    },
    stop,
    position() {
      if (context === undefined || playing === undefined) return null
      return playing.from + context.currentTime - playing.startedAt
    },
  }
}
