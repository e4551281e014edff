import type { Paper, PaperConflict, SavedPaper, SavePaperRequest } from '@naru/api'
import {
  applyEdit,
  differenceOf,
  emptyHistory,
  isEmptyDifference,
  mergeDrafts,
  mergeParts,
  readDraft,
  recordStep,
  redo,
  typingKey,
  undo,
  type Draft,
  type Edit,
  type EditHistory,
  type MergeChoices,
} from '@naru/exam-kit/editor'
import type { Time } from '../../../../shared/time'
import type { PaperStore, StoredPaper } from './storedPaper'

/** Whether the newest draft is on the server. */
export type SaveState =
  | { kind: 'saved' }
  /** Sent after a pause. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Kept on this device; sent again by itself if `isOffline`. */
  | { kind: 'failed'; error: unknown; isOffline: boolean }
  /** Another revision was saved meanwhile; nothing is sent until the author has chosen. */
  | { kind: 'conflict' }

/** Another revision that was saved meanwhile. */
export interface Conflict {
  revision: number
  draft: Draft
  author: string
  savedAt: string
}

/** What an open paper is. */
export interface PaperSessionState {
  draft: Draft
  history: EditHistory
  /** Of the newest draft that both the server and this tab have. */
  revision: number
  base: Draft
  save: SaveState
  conflict: Conflict | undefined
  editors: Paper['editors']
  /** Item of the open question; undefined: the paper itself. */
  current: string | undefined
}

/** What a paper session needs from outside. */
export interface PaperSessionPorts {
  save: (body: SavePaperRequest) => Promise<SavedPaper>
  /** @returns the newest revision if a save failed because of it */
  conflictOf: (error: unknown) => PaperConflict['current'] | undefined
  /** @returns whether a failed save may succeed later without a change */
  isTransient: (error: unknown) => boolean
  store: PaperStore
  time: Time
  newItem: () => string
  /** Names this tab. */
  tab: string
}

/** An open paper: its draft, undo, autosave and what another editor does. */
export interface PaperSession {
  getState(): PaperSessionState
  subscribe(listener: () => void): () => void
  edit(edit: Edit): void
  undo(): void
  redo(): void
  open(current: string | undefined): void
  /** Replaces the draft by one from the history or a file, as one step that can be undone. */
  replace(draft: Draft, reason: 'restore' | 'import', restoredFrom?: number): void
  /** Joins both drafts after a conflict. */
  resolve(choices: MergeChoices): void
  /** Sends what is not saved now, for example on leaving. @returns whether everything is saved */
  saveNow(): Promise<boolean>
  setEditors(editors: Paper['editors']): void
  /** Stops, after it has sent what is not saved. */
  dispose(): void
}

const PAUSE_MS = 1500
const RETRY_MS = 10_000
const STORE_MS = 500

/** What a paper opens from. */
export interface OpenedFrom {
  /** From the server; undefined without a connection. */
  paper: Paper | undefined
  /** What this device has kept of it. */
  stored: StoredPaper | undefined
}

const isSame = (one: Draft, other: Draft) => one === other || isEmptyDifference(differenceOf(one, other))

/**
 * The state in which a paper opens: unsaved edits of this device count, else the draft of the server.
 *
 * @param newItem returns a new item, for questions without one
 */
export function openedState({ paper, stored }: OpenedFrom, newItem: () => string): PaperSessionState {
  const draft = readDraft(paper?.draft, newItem)
  const fresh: PaperSessionState = {
    draft,
    history: emptyHistory,
    revision: paper?.revision ?? 0,
    base: draft,
    save: { kind: 'saved' },
    conflict: undefined,
    editors: paper?.editors ?? [],
    current: undefined,
  }
  if (stored === undefined) return fresh
  const hasUnsaved = !isSame(stored.base, stored.draft)
  const kept = { ...fresh, ...stored }
  if (paper === undefined) return { ...kept, save: { kind: hasUnsaved ? 'waiting' : 'saved' } }
  // The draft of the server counts where nothing is unsaved; the history only if it leads to it.
  if (!hasUnsaved)
    return isSame(stored.draft, draft) ? { ...kept, ...atRevision(fresh) } : { ...fresh, current: stored.current }
  if (paper.revision === stored.revision || isSame(stored.draft, draft))
    return { ...kept, ...(isSame(stored.draft, draft) ? atRevision(fresh) : { save: { kind: 'waiting' } }) }
  return {
    ...kept,
    save: { kind: 'conflict' },
    conflict: { revision: paper.revision, draft, author: '', savedAt: paper.savedAt },
  }
}

const atRevision = ({ draft, revision, base }: PaperSessionState) => ({ draft, revision, base })

/** Opens a paper. */
export function createPaperSession(
  opened: OpenedFrom,
  { save, conflictOf, isTransient, store, time, newItem, tab }: PaperSessionPorts,
): PaperSession {
  const id = opened.paper?.id ?? opened.stored?.draft.id ?? ''
  let state = openedState(opened, newItem)
  let reason: Pick<SavePaperRequest, 'reason' | 'restoredFrom'> = {}
  let sending: Promise<boolean> | undefined
  let isDisposed = false
  let cancelSave = () => {}
  let cancelStore = () => {}
  const listeners = new Set<() => void>()

  const keep = () => {
    const { revision, base, draft, history, current } = state
    void store.save(id, { revision, base, draft, history, current })
  }
  const keepSoon = () => {
    cancelStore()
    cancelStore = time.after(STORE_MS, keep)
  }
  const set = (changes: Partial<PaperSessionState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const isUnsaved = () => !isSame(state.base, state.draft)

  const saveSoon = (afterMs = PAUSE_MS) => {
    cancelSave()
    if (state.conflict === undefined && !isDisposed) cancelSave = time.after(afterMs, () => void saveNow())
  }

  const send = async (): Promise<boolean> => {
    const { draft, revision } = state
    const why = reason
    set({ save: { kind: 'saving' } })
    try {
      const saved = await save({ revision, draft: { ...draft }, tab, ...why })
      if (reason === why) reason = {}
      set({ revision: saved.revision, base: draft, editors: saved.editors, save: { kind: 'saved' } })
      keepSoon()
      if (!isUnsaved()) return true
      set({ save: { kind: 'waiting' } })
      saveSoon()
      return false
    } catch (error) {
      const current = conflictOf(error)
      if (current !== undefined) {
        set({ save: { kind: 'conflict' }, conflict: { ...current, draft: readDraft(current.draft, newItem) } })
        return false
      }
      const isOffline = isTransient(error)
      set({ save: { kind: 'failed', error, isOffline } })
      if (isOffline) saveSoon(RETRY_MS)
      return false
    }
  }

  const saveNow = async (): Promise<boolean> => {
    cancelSave()
    if (sending !== undefined) {
      await sending
      return isUnsaved() && state.conflict === undefined ? saveNow() : !isUnsaved()
    }
    if (state.conflict !== undefined) return false
    if (!isUnsaved()) {
      if (state.save.kind !== 'saved') set({ save: { kind: 'saved' } })
      return true
    }
    sending = send().finally(() => {
      sending = undefined
    })
    return sending
  }

  const change = (draft: Draft, key: string | null) => {
    if (draft === state.draft) return
    const history = recordStep(state.history, state.draft, draft, key, time.now())
    changed({ draft, history })
  }
  const changed = (changes: Pick<PaperSessionState, 'draft' | 'history'>) => {
    const isKnown = changes.draft.questions.some(({ item }) => item === state.current)
    set({
      ...changes,
      ...(state.conflict === undefined && state.save.kind !== 'saving' && { save: { kind: 'waiting' } }),
      ...(!isKnown && { current: undefined }),
    })
    keepSoon()
    saveSoon()
  }

  if (state.save.kind === 'waiting') saveSoon(0)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit: (edit) => change(applyEdit(state.draft, edit), typingKey(edit)),
    undo: () => {
      if (state.history.past.length > 0) changed(undo(state))
    },
    redo: () => {
      if (state.history.future.length > 0) changed(redo(state))
    },
    open: (current) => {
      set({ current })
      keepSoon()
    },
    replace: (draft, why, restoredFrom) => {
      reason = { reason: why, ...(restoredFrom !== undefined && { restoredFrom }) }
      change(draft, null)
      void saveNow()
    },
    resolve: (choices) => {
      const { conflict, base, draft } = state
      if (conflict === undefined) return
      const parts = mergeParts(base, draft, conflict.draft)
      const merged = mergeDrafts(draft, conflict.draft, parts, choices)
      set({ conflict: undefined, revision: conflict.revision, base: conflict.draft, save: { kind: 'waiting' } })
      change(merged, null)
      void saveNow()
    },
    saveNow,
    setEditors: (editors) => set({ editors }),
    dispose: () => {
      isDisposed = true
      cancelStore()
      keep()
      void saveNow()
    },
  }
}
