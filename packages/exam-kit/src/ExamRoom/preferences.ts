import type { ExamTextSize } from '../TextSize'

/** What the candidate sets for the look of the room, and the page remembers. */
export interface RoomPreferences {
  /** Size of the exam's words. */
  textSize: ExamTextSize
  /** Whether the clock is hidden, except in the last five minutes. */
  isClockHidden: boolean
}

/** How the room looks before the candidate has set anything. */
export const defaultRoomPreferences: RoomPreferences = { textSize: 'normal', isClockHidden: false }

/** What parts of the room need to show and change the preferences. */
export interface PreferenceProps {
  /** What holds now. */
  preferences: RoomPreferences
  /** Takes what the candidate changed. */
  onPreferencesChange: (change: Partial<RoomPreferences>) => void
}
