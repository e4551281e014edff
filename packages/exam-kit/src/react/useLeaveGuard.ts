import { useEffect } from 'react'
import type { ExamSession, ExamSnapshot } from '../session'
import { useExamSession } from './useExamSession'

/** Whether leaving now must be warned about: answers are present, the exam is not finished, and no other page has it. */
export function shouldWarnOnLeave({ state, access }: ExamSnapshot): boolean {
  return state.phase !== 'finished' && access === 'writer' && Object.keys(state.choices).length > 0
}

/**
 * Lets the browser ask before the page is closed or reloaded while answers are unfinished. Browsers show their own words there.
 * @param isLeaving whether the candidate has confirmed already, so that nobody asks again. Default: no
 * @returns whether in-app navigation must ask too
 */
export function useLeaveGuard(session: ExamSession, isLeaving = false): boolean {
  const mustWarn = useExamSession(session, shouldWarnOnLeave) && !isLeaving
  useEffect(() => {
    if (!mustWarn) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [mustWarn])
  return mustWarn
}
