import type { DeskPaper } from '@naru/api'
import { exportPaperMutation, type PaperFormat, setPaperStateMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { replaceToast } from '@naru/app-shell/replaceToast'
import { saveBase64 } from '@naru/app-shell/saveFile'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Icon, type IconName } from '@naru/ui/Icon'
import { IconButton } from '@naru/ui/IconButton'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { MenuButton, type MenuEntry } from '@naru/ui/Menu'
import { toast } from '@naru/ui/Toast'
import { type DraftEditorState, isSaveProblem, type SaveState } from './draftEditor/draftEditorState'
import { useEditor } from './openEditor'
import * as css from '../frame/Desk.css'
import { back } from '../frame/StaffPage.css'
import { stateLooks } from '../papers/PaperEntry'
import { ifStale } from '../papers/ifStale'
import { useDeskText } from '../text/desk'

const fileTypes: Record<PaperFormat, string> = {
  folder: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  gift: 'text/plain',
  qti: 'application/zip',
}
const formats = ['folder', 'xlsx', 'gift', 'qti'] as const satisfies readonly PaperFormat[]

export const EditorHead = () => {
  const { paper, state, draftEditor, changePaper, refresh, showDialog } = useEditor()
  const t = useDeskText()
  const { draft, history, isReadOnly } = state
  const path = `/desk/papers/${encodeURIComponent(draft.id)}`
  // What is chosen in a menu has no form that could show its error.
  const say = (error: Error) => replaceToast('error', formatFailure(t, error))
  const exporting = useFormMutation(exportPaperMutation(api, draft.id), t, undefined, say)
  const told = {
    draft: t('editor.takenBack'),
    in_review: t('editor.reviewed'),
    withdrawn: t('editor.withdrawn'),
    published: t('editor.offered'),
  }
  const change = useFormMutation(
    setPaperStateMutation(api, draft.id),
    t,
    (_summary, { state: next }) => told[next],
    (error) => {
      say(error)
      ifStale(refresh)(error)
    },
  )
  const mayPublish = paper?.rights.publish === true
  const hasChanges = paper !== undefined && hasUnpublishedChanges(paper, state)
  const publish = () => void afterSaving(() => showDialog({ kind: 'publish' }))

  const afterSaving = async (run: () => void) => {
    if (await draftEditor.saveNow()) run()
    else toast.error(t('publish.unsaved'))
  }
  const setState = (next: DeskPaper['state']) =>
    void afterSaving(() =>
      change.run({ state: next, revision: draftEditor.getState().revision }, (summary) =>
        changePaper({ state: summary.state }),
      ),
    )
  const download = (format: PaperFormat) =>
    void afterSaving(() => exporting.run(format, ({ fileName, file }) => saveBase64(fileName, file, fileTypes[format])))
  const published = mayPublish && paper.publishedVersion !== undefined ? paper.state : undefined
  const entry = (id: string, label: string, icon: IconName, onAction: () => void) => ({ id, label, icon, onAction })
  const entries: (MenuEntry | false)[] = [
    { id: 'preview', label: t('editor.preview'), icon: 'eye', href: `/desk/preview/${encodeURIComponent(draft.id)}` },
    { id: 'history', label: t('editor.history'), icon: 'clock', href: `${path}/history` },
    !isReadOnly && entry('bank', t('editor.bank'), 'book', () => showDialog({ kind: 'bank' })),
    !isReadOnly && entry('import', t('editor.import'), 'upload', () => showDialog({ kind: 'import' })),
    ...formats.map((format) => entry(format, t(`editor.exportAs.${format}`), 'download', () => download(format))),
    paper !== undefined &&
      paper.state !== 'in_review' &&
      !mayPublish &&
      hasChanges &&
      entry('review', t('editor.review'), 'arrowRight', () => setState('in_review')),
    isReadOnly && paper !== undefined && entry('takeBack', t('editor.takeBack'), 'arrowLeft', () => setState('draft')),
    paper?.state === 'in_review' &&
      mayPublish &&
      entry('return', t('editor.returnToAuthor'), 'arrowLeft', () => showDialog({ kind: 'return' })),
    published !== undefined && !hasChanges && entry('publish', t('editor.publish'), 'check', publish),
    published !== undefined && entry('regrade', t('editor.regrade'), 'refresh', () => showDialog({ kind: 'regrade' })),
    published === 'withdrawn' && entry('offer', t('editor.offer'), 'check', () => setState('published')),
    published === 'published' &&
      entry('withdraw', t('editor.withdraw'), 'lock', () => void afterSaving(() => showDialog({ kind: 'withdraw' }))),
  ]
  const looks = paper && stateLooks[paper.state]

  return (
    <header className={css.editorHead}>
      <div className={css.editorTitle}>
        <Link href="/desk/papers" variant="standalone" className={back}>
          <Icon name="arrowLeft" />
          {t('editor.back')}
        </Link>
        <Heading level={1} size="h3">
          {draft.topic === '' ? t('papers.untitled') : draft.topic}
        </Heading>
        <Inline gap={8}>
          {paper !== undefined && looks !== undefined && (
            <Badge tone={looks.tone} icon={looks.icon}>
              {t(`states.${paper.state}`)}
            </Badge>
          )}
          {hasChanges && paper.publishedVersion !== undefined && (
            <Badge tone="warning">{t('papers.unpublished')}</Badge>
          )}
          <SaveStatus />
        </Inline>
      </div>
      <Inline gap={8}>
        {!isReadOnly && (
          <>
            <IconButton
              icon="refresh"
              className={css.undo}
              label={t('editor.undo')}
              isDisabled={history.past.length === 0}
              onPress={draftEditor.undo}
            />
            <IconButton
              icon="refresh"
              label={t('editor.redo')}
              isDisabled={history.future.length === 0}
              onPress={draftEditor.redo}
            />
          </>
        )}
        <MenuButton label={t('editor.actions')} items={entries.filter((each) => each !== false)} />
        {mayPublish && hasChanges && (
          <Button variant="primary" onPress={publish}>
            {t('editor.publish')}
          </Button>
        )}
      </Inline>
    </header>
  )
}

/** Whether there is something that is not published: a paper that never was, a later revision, or what is not saved. */
const hasUnpublishedChanges = ({ publishedRevision }: DeskPaper, { revision, save }: DraftEditorState): boolean =>
  publishedRevision !== revision || save.kind !== 'saved'

const icons = {
  saved: 'check',
  waiting: 'edit',
  saving: 'clock',
  offline: 'warning',
} as const satisfies Partial<Record<SaveState['kind'], IconName>>

/** Whether the paper is saved, in words. What the author has to act on is a notice. */
const SaveStatus = () => {
  const t = useDeskText()
  const {
    state: { save, isStored },
    save: saveNow,
  } = useEditor()
  if (isSaveProblem(save)) return null
  const failure = isStored ? t('editor.offlineSave') : t('editor.offlineUnstored')
  return (
    <>
      <span className={css.save} role="status">
        <Icon name={icons[save.kind]} size="small" />
        {save.kind === 'offline' ? t('editor.notSaved', { reason: failure }) : t(`editor.${save.kind}`)}
      </span>
      {(save.kind === 'offline' || save.kind === 'waiting') && (
        <Button size="small" variant="quiet" onPress={saveNow}>
          {t('editor.saveNow')}
        </Button>
      )}
    </>
  )
}
