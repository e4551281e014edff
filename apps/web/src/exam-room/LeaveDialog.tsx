import { LeaveDialog as LeaveQuestion } from '@naru/exam-kit/ExamRoom'
import { useEffect, useState, type ReactNode } from 'react'
import { LinkProvider } from '@naru/ui/Link'

export interface LeaveDialogProps {
  /** Whether leaving would lose answers. */
  mustWarn: boolean
  openPage: (href: string) => void
  /** Called after the candidate confirms and before navigation. */
  onLeave: () => void
  children: ReactNode
}

/**
 * Blocks links and the browser's Back in a running exam until the candidate confirms. On close or reload the browser
 * asks itself (`useLeaveGuard`).
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

/** History state of the exam room's two entries: Back goes from `guard` to `base`, which is still this page. */
interface EntryState {
  naruEntry?: 'base' | 'guard'
}

const entryOf = (state: unknown): EntryState['naruEntry'] =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'naruEntry') : undefined

function useBackGuard(isActive: boolean, openPage: (href: string) => void, ask: Ask): void {
  useEffect(() => {
    if (isActive && entryOf(history.state) !== 'guard') {
      // After a user gesture: browsers skip history entries that were added without one.
      history.replaceState({ ...history.state, naruEntry: 'base' }, '')
      history.pushState({ naruEntry: 'guard' }, '')
    }
    const onPopState = ({ state }: PopStateEvent) => {
      if (entryOf(state) !== 'base') return
      if (!isActive) return history.back()
      history.forward()
      // Without an earlier entry there is no page to go back to.
      ask(() => (history.length > 2 ? history.go(-2) : openPage('/exams')))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  })
}
