import { createTextArea, useAreaText } from '@naru/ui/language'
import type { RecorderText } from './recorderTypes'

/** The texts of the recorder. */
export const recorderText = createTextArea<RecorderText>('recorder', {
  en: () => import('./en/recorder'),
  ko: () => import('./ko/recorder'),
  si: () => import('./si/recorder'),
  ta: () => import('./ta/recorder'),
})

/** @returns the texts of the recorder in the reader's language */
export const useRecorderText = (): RecorderText => useAreaText(recorderText)
