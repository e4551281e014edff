import { createTextArea, optionalText, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/recorder.json'

/** Words the recorder. */
export type RecorderText = Translator<typeof english>

/** The texts of the recorder. */
export const recorderText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/recorder.json'))

/** @returns the name of a voice of a script; another voice by its letter */
export const voiceName = (t: RecorderText, voice: string): string => optionalText(t, `voices.${voice}`) ?? voice

/** @returns the translator of the recorder's texts */
export const useRecorderText = (): RecorderText => useAreaText(recorderText)
