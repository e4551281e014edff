import type { ExamTextSize } from '../TextSize/TextSizeControl'

/** The candidate's display settings, which the page stores. */
export interface RoomPreferences {
  /** Size of what is read in the exam. */
  textSize: ExamTextSize
  /** Whether the clock is hidden, except in the last five minutes. */
  isClockHidden: boolean
}

export const defaultRoomPreferences: RoomPreferences = { textSize: 'normal', isClockHidden: false }

export interface PreferenceProps {
  /** The current preferences. */
  preferences: RoomPreferences
  /** Called with the changed preferences. */
  onPreferencesChange: (change: Partial<RoomPreferences>) => void
}
