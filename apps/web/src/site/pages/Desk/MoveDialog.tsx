import { papersQuery, paperQuery, savePaperMutation } from '@naru/api'
import { adaptBundle, applyEdit, readDraft, takeQuestions, type Draft } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
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
  const papers = useQuery(papersQuery(api))
  const [target, setTarget] = useState('')
  const question = draft.questions.find((one) => one.item === item)
  const other = useQuery({ ...paperQuery(api, target), enabled: target !== '' })
  const move = useDeskAction(savePaperMutation(api, target), () =>
    text.done(papers.data?.find(({ id }) => id === target)?.topic ?? target),
  )
  const submit = () => {
    if (other.data === undefined) return
    const there = readDraft(other.data.draft, newId)
    const bundle = adaptBundle(there, takeQuestions(draft, [item]), newId)
    const changed = applyEdit(there, { kind: 'insertQuestions', ...bundle })
    move.run({ revision: other.data.revision, draft: { ...changed }, tab: newId() }, () => {
      session.edit({ kind: 'removeQuestions', items: [item] })
      void session.saveNow()
      onClose()
    })
  }
  return (
    <Dialog
      title={text.title(question?.number ?? 0)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isDisabled={other.data === undefined} isPending={move.isPending} onPress={submit}>
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
