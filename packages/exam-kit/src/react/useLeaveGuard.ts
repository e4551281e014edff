import { useEffect } from 'react'
import type { ExamSession, ExamSnapshot } from '../session'
import { useExamSession } from './useExamSession'

/** Whether leaving must show a warning: the attempt has answers, is unfinished, and this page has write access. */
export function shouldWarnOnLeave({ state, access }: ExamSnapshot): boolean {
  return state.phase !== 'finished' && access === 'writer' && Object.keys(state.choices).length > 0
}

/**
 * Shows the browser's own warning before the page is closed or reloaded with unfinished answers.
 * @param isLeaving whether the candidate has confirmed already, which suppresses the warning. Default: false
 * @returns whether in-app navigation must warn, too
 */
export function useLeaveGuard(session: ExamSession, isLeaving = false): boolean {
  const mustWarn = useExamSession(session, shouldWarnOnLeave) && !isLeaving
  useEffect(() => {
    if (!mustWarn) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [mustWarn])
  return mustWarn
}
