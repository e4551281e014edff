import { isApiError } from '@naru/api'
import { newId } from '@naru/app-shell/newId'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useTitle } from '@naru/app-shell/useTitle'
import {
  AddQuestions,
  coverageOf,
  type Draft,
  type DraftFault,
  type EditorMedia,
  FaultSummary,
  focusField,
  type MediaByName,
  type MediaTarget,
  newQuestion,
  PaperFacts,
  PartContext,
  type PreviewScreen,
  QuestionList,
  QuestionPreview,
  sectionFor,
  useChecks,
} from '@naru/exam-authoring/editor'
import { pathsOf } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { toast } from '@naru/ui/Toast'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { EditorFields } from './EditorFields'
import { EditorHead } from './EditorHead'
import { EditorNotices } from './EditorNotices'
import type { DraftEditor } from './draftEditor/draftEditor'
import type { DraftEditorState } from './draftEditor/draftEditorState'
import { asEditorMedia, EditorContext, type OpenDialog, type OpenEditor, useEditor } from './openEditor'
import { useUnitNames } from './useUnitNames'
import * as css from '../frame/Desk.css'
import { DeskLoaded } from '../frame/DeskLoaded'
import { type OpenedPaper, openedPaperQuery } from '../papers/openedPaper'
import { type OpenPaper, useDraftEditorState, useOpenPaper } from '../papers/useOpenPaper'
import { useDeskText } from '../text/desk'

export const EditorPage = ({ paperId }: { paperId: string }) => {
  const t = useDeskText()
  const opened = useQuery(openedPaperQuery(useQueryClient(), paperId))
  return (
    <Page width="exam">
      <StepUp />
      {isApiError(opened.error, 'http') && opened.error.status === 404 ? (
        <EmptyState
          drawing={<Drawing name="paper" />}
          action={<ButtonLink href="/desk/papers">{t('editor.back')}</ButtonLink>}
        >
          {t('editor.unknown')}
        </EmptyState>
      ) : (
        <DeskLoaded query={opened} height="40rem">
          {(data) => <PaperEditor paperId={paperId} opened={data} />}
        </DeskLoaded>
      )}
    </Page>
  )
}

const EditorDialogs = lazyComponent(async () => (await import('./EditorDialogs')).EditorDialogs)

const views = ['list', 'edit', 'preview'] as const

/** What is shown where not everything fits. */
type EditorView = (typeof views)[number]

const PaperEditor = ({ paperId, opened }: { paperId: string; opened: OpenedPaper }) => {
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

/** The open question as candidates see it; beside the paper's fields the first one. */
const EditorPreview = () => {
  const { checks, state, media } = useEditor()
  const [screen, setScreen] = useState<PreviewScreen>('phone')
  const { exam, sections } = checks
  const question = exam?.questions.find(({ item }) => item === state.current) ?? exam?.questions[0]
  return (
    <div className={css.previewColumn}>
      {question !== undefined && (
        <QuestionPreview
          question={question}
          group={exam?.groups?.find(({ id }) => id === question.group)}
          total={exam?.questions.length ?? 0}
          section={sections.find(({ id }) => id === (question.section ?? question.type))}
          media={media}
          screen={screen}
          onScreenChange={setScreen}
        />
      )}
    </div>
  )
}

/** Opens the question of a fault, or the paper, and moves the focus to the field. */
function goToFault(
  { item, group, section, field }: DraftFault,
  draft: Draft,
  open: (item: string | undefined) => void,
  root: RefObject<HTMLElement | null>,
): void {
  const target = group === undefined ? item : draft.questions.find((question) => question.group === group)?.item
  open(target)
  // The question renders first.
  requestAnimationFrame(() => {
    const editor = root.current?.querySelector<HTMLElement>('article')
    const part =
      group === undefined ? editor : editor?.querySelector<HTMLElement>(`[data-group="${CSS.escape(group)}"]`)
    if (part) focusField(part, section === undefined ? field : `sections.${section}.${field}`)
  })
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** Ctrl+S (⌘S) saves. Outside text fields, which undo typing themselves, Ctrl+Z undoes, and Ctrl+Shift+Z and Ctrl+Y redo. */
function useShortcuts(draftEditor: DraftEditor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's') void draftEditor.saveNow()
      else if (isTextField(event.target)) return
      else if (key === 'z' && !event.shiftKey) draftEditor.undo()
      else if (key === 'y' || key === 'z') draftEditor.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [draftEditor])
}

/** The questions of the paper, its problems, its time and its coverage. */
const EditorList = ({ onGo }: { onGo: (fault: DraftFault) => void }) => {
  const { checks, state, draftEditor, open } = useEditor()
  const t = useDeskText()
  const unitNames = useUnitNames()
  const { draft, listed, faults, budgets, sections } = checks
  const { current, isReadOnly } = state
  const coverage = useMemo(() => coverageOf(draft), [draft])
  const move = useCallback(
    (item: string, to: number) => draftEditor.edit({ kind: 'moveQuestion', item, to }),
    [draftEditor],
  )
  const add = (type: 'reading' | 'listening') => {
    const { questions, sections: own } = state.draft
    const at = questions.findIndex((question) => question.item === current)
    const section = own && sectionFor(state.draft, type)
    const question = newQuestion(newId(), type, section?.id)
    const isNextToOpen = questions[at]?.type === type
    draftEditor.edit({ kind: 'insertQuestions', questions: [question], ...(isNextToOpen && { index: at + 1 }) })
    open(question.item)
  }
  return (
    <div className={css.listColumn}>
      <Button
        iconStart="settings"
        variant={current === undefined ? 'primary' : 'secondary'}
        aria-pressed={current === undefined}
        onPress={() => open(undefined)}
      >
        {t('editor.paper')}
      </Button>
      {!isReadOnly && <AddQuestions onAdd={add} />}
      <FaultSummary draft={draft} faults={faults} onGo={onGo} />
      <QuestionList questions={listed} current={current} isReadOnly={isReadOnly} onOpen={open} onMove={move} />
      <PaperFacts coverage={coverage} budgets={budgets} sections={sections} unitNames={unitNames} />
    </div>
  )
}
