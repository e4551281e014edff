import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/examRoom.json'

/** The sentences of the exam room that are not the exam kit's. */
export const examRoomText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/examRoom.json'))

export const useExamRoomText = () => useAreaText(examRoomText)
