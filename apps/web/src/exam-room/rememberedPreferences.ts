import type { RoomPreferences } from '@naru/exam-kit/ExamRoom'
import { examTextSizes } from '@naru/exam-kit/TextSize'

const key = 'naru.examRoom'

/** @returns what the candidate has set of the look of the room; what was never set is missing */
export function rememberedPreferences(): Partial<RoomPreferences> {
  const { textSize: size, isClockHidden } = stored()
  const textSize = examTextSizes.find((known) => known === size)
  return { ...(textSize && { textSize }), ...(typeof isClockHidden === 'boolean' && { isClockHidden }) }
}

/** @param preferences what the candidate has set */
export function rememberPreferences(preferences: RoomPreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // Storage is refused: it holds until the page is left.
  }
}

function stored(): { textSize?: unknown; isClockHidden?: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
