import { isApiError, isTransient, type DeskPaper, type PaperPresence } from '@naru/api'
import { assembleClipKey, paperConflictOf, paperQuery, savePaperMutation, touchPaperMutation } from '@naru/api/queries'
import { toast } from '@naru/ui/Toast'
import { MutationObserver, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '@naru/app-shell/api'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { newId } from '@naru/app-shell/newId'
import { useTime } from '../routerContext'
import { useDeskText } from '../text/desk'
import type { OpenedPaper } from './openedPaper'
import { tabId } from '../editor/draftEditor/tabId'
import { createDraftEditor, type DraftEditor } from '../editor/draftEditor/draftEditor'
import { isReadOnlyPaper, type DraftEditorState } from '../editor/draftEditor/draftEditorState'

const PRESENCE_MS = 20_000

export interface OpenPaper {
  draftEditor: DraftEditor
  tab: string
  /** What the server says of the paper beside its draft; undefined without a connection. */
  paper: DeskPaper | undefined
  setPaper: (change: (before: DeskPaper | undefined) => DeskPaper | undefined) => void
  /** Whether the server makes a recording of a question. */
  isJoining: boolean
  /** Asks the server again: state, note and files, and a newer draft if nothing is unsaved. */
  refresh: () => Promise<void>
}

/** Runs the draft editor of an opened paper: autosave, also on leaving, and what other editors do. */
export function useOpenPaper(paperId: string, opened: OpenedPaper): OpenPaper {
  const t = useDeskText()
  const time = useTime()
  const [tab] = useState(tabId)
  const client = useQueryClient()
  const [touch] = useState(() => new MutationObserver(client, touchPaperMutation(api, paperId)))
  const [touchOnce] = useSingleFlight()
  const [draftEditor] = useState(() =>
    createDraftEditor(opened, {
      // Not bound to this component: the last save is sent when it disappears. The draft editor sends one at a time.
      save: (body) => new MutationObserver(client, savePaperMutation(api, paperId)).mutate(body),
      conflictOf: paperConflictOf,
      isTransient,
      retryAfterOf: (error) => (isApiError(error) ? error.retryAfter : undefined),
      store: opened.store,
      time,
      newItem: newId,
      tab,
    }),
  )

  const [paper, setPaper] = useState(opened.paper)
  useEffect(() => {
    if (paper !== undefined) draftEditor.setReadOnly(isReadOnlyPaper(paper))
  }, [draftEditor, paper])

  const refreshWith = useCallback(
    async (message: string) => {
      const fresh = await client.fetchQuery({ ...paperQuery(api, paperId), staleTime: 0 })
      setPaper(fresh)
      if (draftEditor.adopt(fresh)) toast.success(message)
    },
    [client, paperId, draftEditor],
  )
  const refresh = useCallback(() => refreshWith(t('editor.adopted')), [refreshWith, t])

  useEffect(() => {
    const save = () => void draftEditor.saveNow()
    const hide = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const leave = () => {
      // The id of a section counts when its field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      save()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', save)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', save)
      document.removeEventListener('visibilitychange', hide)
      draftEditor.dispose()
    }
  }, [draftEditor])

  const learn = useEffectEvent((presence: PaperPresence) => {
    draftEditor.setEditors(presence.editors)
    const { revision, save } = draftEditor.getState()
    const hasMoved = presence.state !== paper?.state || presence.note !== paper.note
    if (hasMoved || (presence.revision > revision && save.kind === 'saved')) return refresh()
    return undefined
  })
  useEffect(() => {
    const report = () =>
      touchOnce(() =>
        touch
          .mutate({ tab })
          .then(learn)
          .catch(() => undefined),
      )
    report()
    const timer = setInterval(report, PRESENCE_MS)
    const close = () => void touch.mutate({ tab, isClosed: true }).catch(() => undefined)
    window.addEventListener('pagehide', close)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', close)
      close()
    }
  }, [tab, touch, touchOnce])

  // By a recorder that was left.
  const isJoining = useIsMutating({ mutationKey: assembleClipKey(paperId) }) > 0
  const wasJoining = useRef(false)
  const arrive = useEffectEvent(() => void refreshWith(t('editor.joined')).catch(() => undefined))
  useEffect(() => {
    if (wasJoining.current && !isJoining) arrive()
    wasJoining.current = isJoining
  }, [isJoining])

  return { draftEditor, tab, paper, setPaper, isJoining, refresh }
}

/** @returns the state of a draft editor; renders when it changes */
export const useDraftEditorState = (draftEditor: DraftEditor): DraftEditorState =>
  useSyncExternalStore(draftEditor.subscribe, draftEditor.getState)
