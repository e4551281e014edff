import { useSyncExternalStore } from 'react'

/** Kept per tab, so that a reload of /guidelines or /quiz still knows the exam and another tab may run another one. */
const key = 'naru.chosenExam'

const listeners = new Set<() => void>()
/** Stands in where the browser refuses storage; lost on reload, which is all that can be done then. */
let remembered: string | undefined

/** @returns the id of the exam this tab chose, or undefined */
export function getChosenExam(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? remembered
  } catch {
    return remembered
  }
}

/**
 * Chooses the exam that /guidelines and /quiz are about.
 *
 * @param examId the exam's id; undefined forgets the choice
 */
export function chooseExam(examId: string | undefined): void {
  remembered = examId
  try {
    if (examId === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, examId)
  } catch {
    // Storage is refused: `remembered` carries the choice until the tab reloads.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** @returns the chosen exam's id; renders anew when it changes */
export function useChosenExam(): string | undefined {
  return useSyncExternalStore(subscribe, getChosenExam, () => undefined)
}
