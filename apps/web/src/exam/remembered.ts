import { examTextSizes } from '@naru/exam-kit/TextSize'
import type { RoomPreferences } from '@naru/exam-kit/ExamRoom'

// What a candidate has set for the room, remembered on this device for the next exam.
const volumeKey = 'naru.volume'
const roomKey = 'naru.examRoom'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused: it holds until the page is left.
  }
}

/** @returns volume from 0 to 1; 1 at first */
export function rememberedVolume(): number {
  const stored = Number.parseFloat(read(volumeKey) ?? '')
  return stored >= 0 && stored <= 1 ? stored : 1
}

/** @param volume 0 to 1 */
export function rememberVolume(volume: number): void {
  write(volumeKey, String(Math.round(volume * 100) / 100))
}

/** @returns what the candidate has set of the look of the room; what was never set is missing */
export function rememberedRoom(): Partial<RoomPreferences> {
  const stored = parse(read(roomKey))
  const textSize = examTextSizes.find((size) => size === stored['textSize'])
  const isClockHidden = stored['isClockHidden']
  return { ...(textSize && { textSize }), ...(typeof isClockHidden === 'boolean' && { isClockHidden }) }
}

/** @param preferences what the candidate has set */
export function rememberRoom(preferences: RoomPreferences): void {
  write(roomKey, JSON.stringify(preferences))
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
