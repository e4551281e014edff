import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/student.json'

/** Every sentence of the pages of learners that have no area of their own. */
export const studentText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/student.json'))

export const useStudentText = () => useAreaText(studentText)
