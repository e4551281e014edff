import type { RoomPreferences } from '@naru/exam-kit/ExamRoom'
import { examTextSizes } from '@naru/exam-kit/TextSize'

const key = 'naru.examRoom'

/** @returns the candidate's stored display preferences; those never set are missing */
export function rememberedPreferences(): Partial<RoomPreferences> {
  const { textSize: size, isClockHidden } = stored()
  const textSize = examTextSizes.find((known) => known === size)
  return { ...(textSize && { textSize }), ...(typeof isClockHidden === 'boolean' && { isClockHidden }) }
}

export function rememberPreferences(preferences: RoomPreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // Storage is blocked: the preferences last until the page is left.
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
