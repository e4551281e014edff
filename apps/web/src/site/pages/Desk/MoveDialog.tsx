import { papersQuery, paperQuery, savePaperMutation } from '@naru/api'
import { adaptBundle, applyEdit, readDraft, takeQuestions, type Draft } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { mutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { newId } from '../../practice/newId'
import { useDeskText } from '../../text/desk'
import { DeskLoaded } from './DeskLoaded'
import type { PaperSession } from './session/paperSession'
import { useDeskAction } from './useDeskAction'

/** Props of MoveDialog. */
export interface MoveDialogProps {
  paperId: string
  item: string
  draft: Draft
  session: PaperSession
  onClose: () => void
}

/** Moves a question to another paper: it is saved there first, then removed here. */
export const MoveDialog = ({ paperId, item, draft, session, onClose }: MoveDialogProps) => {
  const words = useDeskText()
  const { move: text } = words
  const client = useQueryClient()
  const papers = useQuery(papersQuery(api))
  const [target, setTarget] = useState('')
  const question = draft.questions.find((one) => one.item === item)
  const move = useDeskAction(
    mutationOptions({
      ...savePaperMutation(api, target),
      mutationKey: ['move-question'],
      mutationFn: async (id: string, context) => {
        const paper = await client.fetchQuery({ ...paperQuery(api, id), staleTime: 0 })
        const other = readDraft(paper.draft, newId)
        const bundle = adaptBundle(other, takeQuestions(draft, [item]), newId)
        const changed = applyEdit(other, { kind: 'insertQuestions', ...bundle })
        const { mutationFn: save } = savePaperMutation(api, id)
        if (save === undefined) throw new Error('no mutation')
        return save({ revision: paper.revision, draft: { ...changed }, tab: newId() }, context)
      },
    }),
    (_saved, id) => text.done(papers.data?.find((paper) => paper.id === id)?.topic ?? id),
  )
  const submit = () =>
    move.run(target, () => {
      session.edit({ kind: 'removeQuestions', items: [item] })
      void session.saveNow()
      onClose()
    })
  return (
    <Dialog
      title={text.title(question?.number ?? 0)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isDisabled={target === ''} isPending={move.isPending} onPress={submit}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DeskLoaded query={papers} height="4rem">
          {(list) => {
            const others = list.filter(({ id }) => id !== paperId)
            return others.length === 0 ? (
              <Text>{text.none}</Text>
            ) : (
              <Select
                label={text.paper}
                placeholder={text.choose}
                items={others.map(({ id, topic }) => ({ id, label: topic }))}
                value={target}
                onChange={setTarget}
              />
            )
          }}
        </DeskLoaded>
        {question?.group !== undefined && <Text tone="muted">{text.group}</Text>}
        <FailureAlert failure={move.failure} />
      </Stack>
    </Dialog>
  )
}
