import { isTransient, paperConflictOf, savePaperMutation, touchPaperMutation } from '@naru/api'
import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../../shared/api'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { newId } from '../../practice/newId'
import { useTime } from '../../routerContext'
import type { OpenedPaper } from './openedPaper'
import { tabId } from './session/tabId'
import { createPaperSession, type PaperSession, type PaperSessionState } from './session/paperSession'

/** Seconds between two reports that the paper is open. */
const PRESENCE_MS = 20_000

/** Runs the session of an opened paper: autosave, also on leaving, and the presence of other editors. */
export function usePaperSession(paperId: string, opened: OpenedPaper, flush: () => void) {
  const time = useTime()
  const [tab] = useState(tabId)
  const client = useQueryClient()
  const [touch] = useState(() => new MutationObserver(client, touchPaperMutation(api, paperId)))
  const [touchOnce] = useSingleFlight()
  const [session] = useState(() =>
    createPaperSession(opened, {
      // Not bound to this component: the last save is sent when it disappears. The session sends one at a time.
      save: (body) => new MutationObserver(client, savePaperMutation(api, paperId)).mutate(body),
      conflictOf: paperConflictOf,
      isTransient,
      store: opened.store,
      time,
      newItem: newId,
      tab,
    }),
  )

  useEffect(() => {
    const leave = () => {
      flush()
      void session.saveNow()
    }
    const online = () => void session.saveNow()
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hide)
      // The fields report before they disappear; see `useTypedText`.
      session.dispose()
    }
  }, [session, flush])

  useEffect(() => {
    const report = () =>
      touchOnce(() =>
        touch
          .mutate(tab)
          .then(({ editors }) => session.setEditors(editors))
          .catch(() => undefined),
      )
    report()
    const timer = setInterval(report, PRESENCE_MS)
    return () => clearInterval(timer)
  }, [session, tab, touch, touchOnce])

  return { session, tab }
}

/** @returns the state of a session; renders when it changes */
export const usePaperState = (session: PaperSession): PaperSessionState =>
  useSyncExternalStore(session.subscribe, session.getState)
