import { LeaveDialog as LeaveQuestion } from '@naru/exam-kit/ExamRoom'
import { useEffect, useState, type ReactNode } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'

/** Props of LeaveDialog. */
export interface LeaveDialogProps {
  /** Whether leaving would lose something. */
  mustWarn: boolean
  /** Opens another page of the app. */
  openPage: (href: string) => void
  /** Called when the candidate has confirmed, before the page is left. */
  onLeave: () => void
  /** The exam. */
  children: ReactNode
}

/**
 * Holds back links and the browser's Back from a running exam until the candidate has confirmed. When the page is closed or reloaded, the browser
 * itself asks (`useLeaveGuard`).
 */
export const LeaveDialog = ({ mustWarn, openPage, onLeave, children }: LeaveDialogProps) => {
  const [leave, setLeave] = useState<() => void>()
  const ask = (confirmed: () => void) => setLeave(() => confirmed)
  useBackGuard(mustWarn, openPage, ask)
  return (
    <LinkProvider navigate={(href) => (mustWarn ? ask(() => openPage(href)) : openPage(href))}>
      {children}
      <LeaveQuestion
        isOpen={leave !== undefined}
        onLeave={() => {
          onLeave()
          leave?.()
        }}
        onStay={() => setLeave(undefined)}
      />
    </LinkProvider>
  )
}

type Ask = (leave: () => void) => void

/** What the room keeps in its two entries of the tab's history: Back leads from the guard to the base, which is still this page. */
interface EntryState {
  naruEntry?: 'base' | 'guard'
}

const entryOf = (state: unknown): EntryState['naruEntry'] =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'naruEntry') : undefined

function useBackGuard(isActive: boolean, openPage: (href: string) => void, ask: Ask): void {
  useEffect(() => {
    if (isActive && entryOf(history.state) !== 'guard') {
      // After the press of the first answer: browsers skip entries that were added without one.
      history.replaceState({ ...history.state, naruEntry: 'base' }, '')
      history.pushState({ naruEntry: 'guard' }, '')
    }
    const onPopState = ({ state }: PopStateEvent) => {
      if (entryOf(state) !== 'base') return
      if (!isActive) return history.back()
      history.forward()
      // Where the room is the tab's first page there is none to go back to.
      ask(() => (history.length > 2 ? history.go(-2) : openPage('/exams')))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  })
}
