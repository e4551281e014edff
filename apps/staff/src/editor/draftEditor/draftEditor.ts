import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import type { DeskPaper, PaperConflict, SavedPaper, SavePaperRequest } from '@naru/api'
import {
  applyDifference,
  applyEdit,
  differenceOf,
  mergeDrafts,
  mergeParts,
  readDraft,
  recordStep,
  redo,
  typingKey,
  undo,
  type Draft,
  type DraftDifference,
  type Edit,
  type MergeChoices,
} from '@naru/exam-authoring/editor'
import { createDelivery, largeBodyTimeoutMs, type RequestFailure } from '@naru/exam-kit/internal/session'
import type { Time } from '@naru/app-shell/time'
import { openedState, type OpenedFrom, type DraftEditorState } from './draftEditorState'
import { isSameDraft, type PaperStore } from './storedPaper'

export interface DraftEditorPorts {
  save: (body: SavePaperRequest) => Promise<SavedPaper>
  /** @returns the newest revision if a save failed because of it */
  conflictOf: (error: unknown) => PaperConflict['current'] | undefined
  isTransient: (error: unknown) => boolean
  /** @returns the seconds that the server's `Retry-After` asks for */
  retryAfterOf: (error: unknown) => number | undefined
  store: PaperStore
  time: Time
  newItem: () => string
  tab: string
}

/** Edits the draft of an open paper: undo, autosave and what another editor does. */
export interface DraftEditor extends Subscribable {
  getState(): DraftEditorState
  edit(edit: Edit): void
  undo(): void
  redo(): void
  open(current: string | undefined): void
  /** Takes over a newer revision of the server if nothing is unsaved, as one step that can be undone. @returns whether it did */
  adopt(paper: Pick<DeskPaper, 'revision' | 'draft'>): boolean
  /** Replaces the draft by one from the history or a file, as one step that can be undone. */
  replace(draft: Draft, reason: 'restore' | 'import', restoredFrom?: number): void
  resolve(choices: MergeChoices): void
  /** Sends what is not saved now, for example on leaving. @returns whether everything is saved */
  saveNow(): Promise<boolean>
  setEditors(editors: DeskPaper['editors']): void
  setReadOnly(isReadOnly: boolean): void
  /** Stops, after it has sent what is not saved. */
  dispose(): void
}

const PAUSE_MS = 1500
const RETRY_MS = 10_000
const STORE_MS = 500

const noAnswer = new Error('The server does not answer.')

type SaveOutcome =
  | { readonly kind: 'saved'; readonly saved: SavedPaper }
  | (RequestFailure & { readonly error: unknown })

/** Whether a difference is only of the recordings of questions, which the server puts into the paper when it has made them. */
const isOfClips = ({ fields, questions, order }: DraftDifference): boolean =>
  fields.length === 0 &&
  order === undefined &&
  questions.every(
    (change) =>
      change.kind === 'changed' &&
      change.fields.every(({ field }) => ['audio', 'audioStart', 'dialogue', 'turns'].includes(field)),
  )

export function createDraftEditor(
  opened: OpenedFrom,
  { save, conflictOf, isTransient, retryAfterOf, store, time, newItem, tab }: DraftEditorPorts,
): DraftEditor {
  const id = opened.paper?.id ?? opened.stored?.draft.id ?? ''
  let state = openedState(opened, newItem)
  let reason: Pick<SavePaperRequest, 'reason' | 'restoredFrom'> = {}
  let sending: Promise<boolean> | undefined
  const delivery = createDelivery<SaveOutcome>({
    clock: time,
    noResponse: { kind: 'failed', status: null, error: noAnswer },
    timeoutMs: largeBodyTimeoutMs,
  })
  let isDisposed = false
  let cancelSave = () => {}
  let cancelStore = () => {}
  const { subscribe, notify } = createListeners()

  const keep = async () => {
    const { revision, base, draft, history, current, isReadOnly } = state
    cancelStore()
    const isStored = await store.save(id, { revision, base, draft, history, current, isReadOnly })
    if (isStored !== state.isStored) set({ isStored })
  }
  const scheduleStore = () => {
    cancelStore()
    cancelStore = time.after(STORE_MS, () => void keep())
  }
  const set = (changes: Partial<DraftEditorState>) => {
    state = { ...state, ...changes }
    notify()
  }
  const isUnsaved = () => !isSameDraft(state.base, state.draft)

  const saveSoon = (afterMs = PAUSE_MS) => {
    cancelSave()
    if (state.conflict === undefined && !isDisposed) cancelSave = time.after(afterMs, () => void saveNow())
  }

  const request = (body: SavePaperRequest) =>
    new Promise<SaveOutcome>((resolve) => {
      const cancel = time.after(largeBodyTimeoutMs, () => delivery.checkTimeout())
      const saved = () =>
        save(body).then(
          (answer): SaveOutcome => ({ kind: 'saved', saved: answer }),
          (error: unknown): SaveOutcome => ({ kind: 'failed', status: null, retryAfter: retryAfterOf(error), error }),
        )
      delivery.send(saved, (outcome) => {
        cancel()
        resolve(outcome)
      })
    })

  const send = async (): Promise<boolean> => {
    const { draft, revision } = state
    const why = reason
    set({ save: { kind: 'saving' } })
    const outcome = await request({ revision, draft: { ...draft }, tab, ...why })
    if (outcome.kind === 'failed') return fail(outcome.error)
    const { saved } = outcome
    if (reason === why) reason = {}
    set({ revision: saved.revision, base: draft, editors: saved.editors, save: { kind: 'saved' } })
    scheduleStore()
    if (!isUnsaved()) return true
    set({ save: { kind: 'waiting' } })
    saveSoon()
    return false
  }

  const fail = async (error: unknown): Promise<boolean> => {
    const current = conflictOf(error)
    if (current !== undefined) {
      const theirs = readDraft(current.draft, newItem)
      const clips = differenceOf(state.base, theirs)
      if (!isOfClips(clips)) {
        set({ save: { kind: 'conflict' }, conflict: { ...current, draft: theirs } })
        return false
      }
      set({ draft: applyDifference(state.draft, clips, 'after'), base: theirs, revision: current.revision })
      return send()
    }
    const isOffline = error === noAnswer || isTransient(error)
    set({ save: isOffline ? { kind: 'offline' } : { kind: 'refused', error } })
    if (isOffline) saveSoon(RETRY_MS)
    return false
  }

  const saveNow = async (): Promise<boolean> => {
    cancelSave()
    if (isUnsaved()) void keep()
    if (sending !== undefined) {
      await sending
      return isUnsaved() && state.conflict === undefined ? saveNow() : !isUnsaved()
    }
    if (state.conflict !== undefined) return false
    if (!isUnsaved()) {
      if (state.save.kind !== 'saved') set({ save: { kind: 'saved' } })
      return true
    }
    if (delivery.isHeld()) {
      saveSoon(RETRY_MS)
      return false
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
  /** The open question stays open while it is there. */
  const openAfter = (draft: Draft) =>
    draft.questions.some(({ item }) => item === state.current) ? {} : { current: undefined }
  const changed = (changes: Pick<DraftEditorState, 'draft' | 'history'>) => {
    set({
      ...changes,
      ...(state.conflict === undefined && state.save.kind !== 'saving' && { save: { kind: 'waiting' } }),
      ...openAfter(changes.draft),
    })
    scheduleStore()
    saveSoon()
  }

  if (state.save.kind === 'waiting') saveSoon(0)

  return {
    getState: () => state,
    subscribe,
    edit: (edit) => {
      if (!state.isReadOnly) change(applyEdit(state.draft, edit), typingKey(edit))
    },
    undo: () => {
      if (state.history.past.length > 0 && !state.isReadOnly) changed(undo(state))
    },
    redo: () => {
      if (state.history.future.length > 0 && !state.isReadOnly) changed(redo(state))
    },
    open: (current) => {
      set({ current })
      scheduleStore()
    },
    adopt: ({ revision, draft: newer }) => {
      const isBusy = sending !== undefined || state.conflict !== undefined || isUnsaved()
      if (isBusy || revision <= state.revision) return false
      const draft = readDraft(newer, newItem)
      const history = recordStep(state.history, state.draft, draft, null, time.now())
      set({ draft, history, revision, base: draft, save: { kind: 'saved' }, ...openAfter(draft) })
      void keep()
      return true
    },
    replace: (draft, why, restoredFrom) => {
      if (state.isReadOnly || isSameDraft(draft, state.draft)) return
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
    setReadOnly: (isReadOnly) => {
      if (isReadOnly === state.isReadOnly) return
      set({ isReadOnly })
      scheduleStore()
      if (!isReadOnly && isUnsaved()) saveSoon()
    },
    dispose: () => {
      isDisposed = true
      void keep()
      void saveNow()
    },
  }
}
