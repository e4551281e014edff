import type { PaperDraft } from '@naru/api'
import { paperConflictOf, paperQuery, papersQuery, savePaperMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDates } from '@naru/app-shell/language'
import { newId } from '@naru/app-shell/newId'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import {
  adaptBundle,
  applyEdit,
  ConflictView,
  type Draft,
  type Edit,
  itemsToMove,
  type MediaTarget,
  type MergeChoices,
  mergeParts,
  readDraft,
  takeQuestions,
} from '@naru/exam-authoring/editor'
import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { MutationObserver, mutationOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BankDialog } from './BankDialog'
import { asEditorMedia, type OpenDialog, useEditor } from './openEditor'
import { DeskLoaded } from '../frame/DeskLoaded'
import { MediaChoice } from '../media/MediaChoice'
import { ImportDialog } from '../papers/ImportDialog'
import { PublishDialog, RegradeDialog } from '../papers/PublishDialog'
import { ReturnDialog, WithdrawDialog } from '../papers/StateDialogs'
import { useDeskText } from '../text/desk'

/** @returns the edit that puts a file into a field; undefined if its question or option is not there any more */
function mediaEdit(draft: Draft, { part, field }: MediaTarget, name: string): Edit | undefined {
  if (part === 'paper') return { kind: 'changePaper', changes: { photo: name } }
  // The second play of another recording begins elsewhere, and so do its turns.
  const isClip = field === 'audio' || field === 'dialogue'
  const changes = {
    [field]: name,
    ...(field === 'audio' && { audioStart: undefined }),
    ...(isClip && { turns: undefined }),
  }
  if ('group' in part) {
    const isThere = draft.groups?.some(({ id }) => id === part.group) === true
    return isThere ? { kind: 'changeGroup', id: part.group, changes } : undefined
  }
  const question = draft.questions.find(({ item }) => item === part.item)
  const [, index] = /^options\.(\d+)\.photo$/.exec(field) ?? []
  if (question === undefined) return undefined
  if (index === undefined) return { kind: 'changeQuestion', item: part.item, changes }
  return question.options[Number(index)] === undefined
    ? undefined
    : { kind: 'changeOption', item: part.item, index: Number(index), changes: { photo: name } }
}

const FileDialog = ({ target }: { target: MediaTarget }) => {
  const { draftEditor, addMedia, closeDialog } = useEditor()
  return (
    <MediaChoice
      kind={target.kind}
      onChoose={(entry) => {
        addMedia([asEditorMedia(entry)])
        const edit = mediaEdit(draftEditor.getState().draft, target, entry.name)
        if (edit !== undefined) draftEditor.edit(edit)
        closeDialog()
      }}
      onClose={closeDialog}
    />
  )
}

/** Both versions of a paper that two editors have changed; the author chooses part by part. */
const ConflictDialog = () => {
  const { state, draftEditor, closeDialog } = useEditor()
  const t = useDeskText()
  const { moment } = useDates()
  const [choices, setChoices] = useState<MergeChoices>({})
  const { conflict, base, draft } = state
  if (conflict === undefined) return null
  const parts = mergeParts(base, draft, conflict.draft)
  return (
    <Dialog
      title={t('conflict.title')}
      wide
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{t('conflict.later')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              draftEditor.resolve(choices)
              closeDialog()
            }}
          >
            {t('conflict.take')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t('conflict.lead', { author: conflict.author || 'none', moment: moment(conflict.savedAt) })}</Text>
        <Text tone="muted">{parts.length === 0 ? t('conflict.equal') : t('conflict.keep')}</Text>
        <ConflictView
          parts={parts}
          mine={draft}
          theirs={conflict.draft}
          choices={choices}
          onChoose={(id, choice) => setChoices((before) => ({ ...before, [id]: choice }))}
        />
      </Stack>
    </Dialog>
  )
}

/** Moves a question, with its group if wanted, to another paper: it is saved there first, then removed here. */
const MoveDialog = ({ item }: { item: string }) => {
  const { paperId, tab, state, draftEditor, closeDialog } = useEditor()
  const { draft } = state
  const t = useDeskText()
  const client = useQueryClient()
  const papers = useQuery(papersQuery(api))
  const [target, setTarget] = useState('')
  const [withGroup, setWithGroup] = useState(true)
  const question = draft.questions.find((one) => one.item === item)
  const members = draft.questions.filter((one) => itemsToMove(draft, item, true).includes(one.item))
  const items = itemsToMove(draft, item, withGroup)
  const move = useFormMutation(
    mutationOptions({
      mutationKey: ['move-questions'],
      networkMode: 'always',
      mutationFn: () =>
        changeNewest(client, { paper: target, tab }, (newest) => {
          const there = readDraft(newest, newId)
          const bundle = adaptBundle(there, takeQuestions(draft, items), newId)
          return { ...applyEdit(there, { kind: 'insertQuestions', ...bundle }) }
        }),
    }),
    t,
    () => t('move.done', { topic: papers.data?.find(({ id }) => id === target)?.topic ?? target, count: items.length }),
  )
  const submit = () =>
    move.run(undefined, () => {
      draftEditor.edit({ kind: 'removeQuestions', items })
      void draftEditor.saveNow()
      closeDialog()
    })
  return (
    <Dialog
      title={t('move.title', { number: question?.number ?? 0 })}
      onClose={closeDialog}
      actions={
        <>
          <CancelButton onPress={closeDialog} />
          <Button variant="primary" isDisabled={target === ''} isPending={move.isPending} onPress={submit}>
            {t('move.confirm', { count: items.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DeskLoaded query={papers} height="4rem">
          {(list) => {
            const others = list.filter(({ id }) => id !== paperId)
            return others.length === 0 ? (
              <Text>{t('move.none')}</Text>
            ) : (
              <Select
                label={t('move.paper')}
                placeholder={t('move.choose')}
                items={others.map(({ id, topic }) => ({ id, label: `${topic} (${id})` }))}
                value={target}
                onChange={setTarget}
              />
            )
          }}
        </DeskLoaded>
        {members.length > 1 && (
          <Checkbox isSelected={withGroup} onChange={setWithGroup}>
            {t('move.withGroup', { numbers: members.map(({ number }) => number).join(', ') })}
          </Checkbox>
        )}
        {question?.group !== undefined && !(withGroup && members.length > 1) && (
          <Text tone="muted">{t('move.group')}</Text>
        )}
        <FailureAlert failure={move.failure} />
      </Stack>
    </Dialog>
  )
}

/** How often another author may save meanwhile. */
const mostConflicts = 5

/**
 * Changes the newest draft of a paper that this page does not have open. What another author saves meanwhile stays.
 *
 * @param tab names this tab
 * @param change returns the changed draft
 * @throws the last error, and those of `change`
 */
async function changeNewest(
  queryClient: QueryClient,
  { paper: id, tab }: { paper: string; tab: string },
  change: (draft: PaperDraft) => PaperDraft,
): Promise<void> {
  const query = paperQuery(api, id)
  let { draft, revision } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  for (let conflicts = 0; ; conflicts += 1) {
    const next = change(draft)
    try {
      const save = new MutationObserver(queryClient, savePaperMutation(api, id))
      // oxlint-disable-next-line no-await-in-loop -- each try needs the revision of the conflict before
      await save.mutate({ revision, draft: next, tab })
      // oxlint-disable-next-line no-await-in-loop -- once, at the end
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      return
    } catch (error) {
      const current = paperConflictOf(error)
      if (current === undefined || conflicts >= mostConflicts) throw error
      ;({ draft, revision } = current)
    }
  }
}

const dialogs = {
  bank: BankDialog,
  conflict: ConflictDialog,
  import: ImportDialog,
  publish: PublishDialog,
  regrade: RegradeDialog,
  return: ReturnDialog,
  withdraw: WithdrawDialog,
}

export const EditorDialogs = ({ dialog }: { dialog: OpenDialog }) => {
  if (dialog.kind === 'move') return <MoveDialog item={dialog.item} />
  if (dialog.kind === 'files') return <FileDialog target={dialog.target} />
  const Shown = dialogs[dialog.kind]
  return <Shown />
}
