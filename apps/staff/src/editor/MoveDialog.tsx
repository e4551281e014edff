import { papersQuery } from '@naru/api/queries'
import { adaptBundle, applyEdit, itemsToMove, readDraft, takeQuestions } from '@naru/exam-authoring/editor'
import { Button } from '@naru/ui/Button'
import { Checkbox } from '@naru/ui/Checkbox'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { mutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { newId } from '@naru/app-shell/newId'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { changeNewest } from '../papers/changeNewest'
import { DeskLoaded } from '../frame/DeskLoaded'
import { useEditor } from './openEditor'

/** Moves a question, with its group if wanted, to another paper: it is saved there first, then removed here. */
export const MoveDialog = ({ item }: { item: string }) => {
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
          <Button onPress={closeDialog}>{t('cancel')}</Button>
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
