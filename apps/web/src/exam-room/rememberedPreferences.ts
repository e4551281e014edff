import type { RoomPreferences } from '@naru/exam-kit/ExamRoom'
import { examTextSizes } from '@naru/exam-kit/TextSize'
import { textSize as siteTextSize } from '@naru/app-shell/state/textSize'
import { readStoredFields, writeStored } from '@naru/app-shell/storage'

const key = 'naru.examRoom'

/** @returns the candidate's stored display preferences; those never set are missing. The text is as large as the site's. */
export function rememberedPreferences(): Partial<RoomPreferences> {
  const { textSize: size, isClockHidden } = readStoredFields(key)
  const textSize = examTextSizes.find((known) => known === size) ?? siteTextSize()
  return { textSize, ...(typeof isClockHidden === 'boolean' && { isClockHidden }) }
}

export const rememberPreferences = (preferences: RoomPreferences): void => writeStored(key, JSON.stringify(preferences))
