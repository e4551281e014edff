import {
  PartContext,
  useChecks,
  type EditorMedia,
  type MediaByName,
  type MediaTarget,
} from '@naru/exam-authoring/editor'
import { pathsOf } from '@naru/exam-kit/content'
import { Alert } from '@naru/ui/Alert'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { toast } from '@naru/ui/Toast'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { useDeskText } from '../text/desk'
import * as css from '../frame/Desk.css'
import { EditorFields } from './EditorFields'
import { EditorHead } from './EditorHead'
import { EditorList } from './EditorList'
import { EditorNotices } from './EditorNotices'
import { EditorPreview } from './EditorPreview'
import { goToFault } from './goToFault'
import { asEditorMedia, EditorContext, type OpenDialog, type OpenEditor } from './openEditor'
import { useShortcuts } from './useShortcuts'
import type { OpenedPaper } from '../papers/openedPaper'
import type { DraftEditorState } from './draftEditor/draftEditorState'
import { useOpenPaper, useDraftEditorState, type OpenPaper } from '../papers/useOpenPaper'

const EditorDialogs = lazyComponent(async () => (await import('./EditorDialogs')).EditorDialogs)

const views = ['list', 'edit', 'preview'] as const

/** What is shown where not everything fits. */
type EditorView = (typeof views)[number]

/** An open paper: list, fields and preview, with autosave. */
export const PaperEditor = ({ paperId, opened }: { paperId: string; opened: OpenedPaper }) => {
  const t = useDeskText()
  const router = useRouter()
  const opening = useOpenPaper(paperId, opened)
  const { draftEditor, paper, setPaper, refresh } = opening
  const state = useDraftEditorState(draftEditor)
  const [view, setView] = useState<EditorView>('edit')
  const [dialog, setDialog] = useState<OpenDialog>()
  const [added, setAdded] = useState<readonly EditorMedia[]>([])
  const root = useRef<HTMLDivElement>(null)
  const media = useMemo(
    () => new Map([...(paper?.media ?? []).map(asEditorMedia), ...added].map((file) => [file.name, file])),
    [paper, added],
  )
  useMissingMedia(state, media, refresh)
  const checks = useChecks(state.draft, media)
  useTitle(t('tab', { page: state.draft.topic === '' ? t('papers.untitled') : state.draft.topic }))
  useShortcuts(draftEditor)
  const open = useCallback(
    (item: string | undefined) => {
      draftEditor.open(item)
      setView('edit')
    },
    [draftEditor],
  )
  const pickMedia = useCallback((target: MediaTarget) => setDialog({ kind: 'files', target }), [])
  const record = useCallback(
    ({ part }: MediaTarget) => {
      if (part === 'paper') return
      const clip = 'item' in part ? part.item : part.group
      const path = `/desk/papers/${encodeURIComponent(paperId)}/record/${encodeURIComponent(clip)}`
      // The recorder reads the lines from the server.
      const openSaved = async () => {
        if (await draftEditor.saveNow()) router.history.push(path)
        else toast.error(t('publish.unsaved'))
      }
      void openSaved()
    },
    [draftEditor, paperId, router, t],
  )
  const { isReadOnly } = state
  const part = useMemo(
    () => ({ faults: [], isReadOnly, media, onEdit: draftEditor.edit, onPickMedia: pickMedia, onRecord: record }),
    [isReadOnly, media, draftEditor, pickMedia, record],
  )
  const editor: OpenEditor = {
    ...opening,
    paperId,
    state,
    checks,
    media,
    addMedia: (files) => setAdded((before) => [...before, ...files]),
    changePaper: (changes) => setPaper((before) => before && { ...before, ...changes }),
    refresh: () => void refresh().catch(() => undefined),
    open,
    save: () => void draftEditor.saveNow(),
    showDialog: setDialog,
    closeDialog: () => setDialog(undefined),
  }
  return (
    <EditorContext value={editor}>
      <div className={css.editor}>
        <EditorHead />
        <EditorNotices />
        {isReadOnly && <Alert role="none">{t('editor.readOnly')}</Alert>}
        <div className={css.views}>
          <SegmentedControl
            label={t('editor.views')}
            items={views.map((id) => ({ id, label: t(`editor.view.${id}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        <div className={css.columns} data-view={view} ref={root}>
          <EditorList onGo={(fault) => goToFault(fault, state.draft, open, root)} />
          <PartContext value={part}>
            <EditorFields />
          </PartContext>
          <EditorPreview />
        </div>
      </div>
      {dialog !== undefined && <EditorDialogs load dialog={dialog} />}
    </EditorContext>
  )
}

/** Asks once for files that came into the draft from elsewhere: with another editor's version, or by a step of the history. */
function useMissingMedia({ draft, save }: DraftEditorState, media: MediaByName, refresh: OpenPaper['refresh']): void {
  const missing = pathsOf(draft)
    .filter((name) => !media.has(name))
    .join()
  const asked = useRef('')
  const isSaved = save.kind === 'saved'
  useEffect(() => {
    // The server lists the files of the draft that it has.
    if (!isSaved || missing === asked.current) return
    asked.current = missing
    if (missing !== '') refresh().catch(() => undefined)
  }, [missing, isSaved, refresh])
}
