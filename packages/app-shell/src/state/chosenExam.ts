import { createListeners } from '@naru/ui/internal/listeners'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage'

/** Stored per tab: it survives a reload of /guidelines or /quiz, and another tab may run another exam. */
const key = 'naru.chosenExam'

const { subscribe, notify } = createListeners()
/** Fallback where storage is blocked; lost on reload. */
let remembered: string | undefined

export const getChosenExam = (): string | undefined => readStored(key, 'sessionStorage') ?? remembered

/** Stores the exam that /guidelines and /quiz show. @param examId the exam's id; undefined clears the choice */
export function chooseExam(examId: string | undefined): void {
  remembered = examId
  writeStored(key, examId, 'sessionStorage')
  notify()
}

export function useChosenExam(): string | undefined {
  return useSyncExternalStore(subscribe, getChosenExam, () => undefined)
}
