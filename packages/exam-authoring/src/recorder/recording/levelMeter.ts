import { floorDecibels, peakOf, toDecibels } from '@naru/exam-kit/internal/sound'
import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'

export interface LevelMeter extends Subscribable {
  /** The latest peak in dBFS, which falls slowly; `floorDecibels` without input. */
  getLevel(): number
  add(samples: Float32Array): void
  reset(): void
}

/** How much the level falls with each block, in dB. */
const fall = 1.5

export function createLevelMeter(): LevelMeter {
  const { subscribe, notify } = createListeners()
  let level = floorDecibels
  const show = (next: number) => {
    level = next
    notify()
  }
  return {
    getLevel: () => level,
    subscribe,
    add: (samples) => show(Math.max(toDecibels(peakOf(samples)), level - fall)),
    reset: () => show(floorDecibels),
  }
}
