import type { DeskPaper } from '@naru/api'
import { emptyHistory, readDraft, recordStep, type Draft, type EditHistory } from '@naru/exam-authoring/editor'
import { isSameDraft, type StoredPaper } from './storedPaper'

/** Whether the newest draft is on the server. */
export type SaveState =
  | { kind: 'saved' }
  /** Sent after a pause. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** There was no connection; sent again by itself. */
  | { kind: 'offline' }
  /** The server refuses it until the author acts. */
  | { kind: 'refused'; error: unknown }
  /** Another revision was saved meanwhile; nothing is sent until the author has chosen. */
  | { kind: 'conflict' }

/** A save state in which nothing is saved until the author acts. */
export type SaveProblem = Extract<SaveState, { kind: 'refused' | 'conflict' }>

export const isSaveProblem = (save: SaveState): save is SaveProblem =>
  save.kind === 'refused' || save.kind === 'conflict'

export interface Conflict {
  revision: number
  draft: Draft
  author: string
  savedAt: string
}

export interface DraftEditorState {
  draft: Draft
  history: EditHistory
  /** Of the newest draft that both the server and this tab have. */
  revision: number
  base: Draft
  save: SaveState
  conflict: Conflict | undefined
  editors: DeskPaper['editors']
  /** Item of the open question; undefined: the paper itself. */
  current: string | undefined
  /** Whether nothing can be changed: an author reads a paper that is with the editors. */
  isReadOnly: boolean
  /** Whether this device has stored the newest draft that it should. */
  isStored: boolean
}

export interface OpenedFrom {
  /** From the server; undefined without a connection. */
  paper: DeskPaper | undefined
  /** What this device has kept of it. */
  stored: StoredPaper | undefined
}

export const isReadOnlyPaper = ({ state, rights }: Pick<DeskPaper, 'state' | 'rights'>): boolean =>
  state === 'in_review' && !rights.publish

/** The state in which a paper opens: unsaved edits of this device count, else the draft of the server. */
export function openedState({ paper, stored }: OpenedFrom, newItem: () => string): DraftEditorState {
  const draft = readDraft(paper?.draft, newItem)
  const fresh: DraftEditorState = {
    draft,
    history: emptyHistory,
    revision: paper?.revision ?? 0,
    base: draft,
    save: { kind: 'saved' },
    conflict: undefined,
    editors: paper?.editors ?? [],
    current: undefined,
    isReadOnly: paper !== undefined && isReadOnlyPaper(paper),
    isStored: true,
  }
  if (stored === undefined) return fresh
  const hasUnsaved = !isSameDraft(stored.base, stored.draft)
  const kept = { ...fresh, ...stored, ...(paper !== undefined && { isReadOnly: fresh.isReadOnly }) }
  if (paper === undefined) return { ...kept, save: { kind: hasUnsaved ? 'waiting' : 'saved' } }
  // The draft of the server counts where nothing is unsaved. What others have changed is one more step.
  if (!hasUnsaved) {
    const history = recordStep(stored.history, stored.draft, draft, null, Date.parse(paper.savedAt))
    return { ...kept, ...atRevision(fresh), history }
  }
  if (paper.revision === stored.revision || isSameDraft(stored.draft, draft))
    return { ...kept, ...(isSameDraft(stored.draft, draft) ? atRevision(fresh) : { save: { kind: 'waiting' } }) }
  return {
    ...kept,
    save: { kind: 'conflict' },
    conflict: { revision: paper.revision, draft, author: '', savedAt: paper.savedAt },
  }
}

const atRevision = ({ draft, revision, base }: DraftEditorState) => ({ draft, revision, base })
