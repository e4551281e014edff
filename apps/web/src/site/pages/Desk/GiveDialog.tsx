import { givePaperMutation, queryKeys, writersQuery, type PaperSummary, type Writer } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { DialogForm } from '../../parts/FormDialog'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { DeskLoaded } from './DeskLoaded'
import { ifStale } from './ifStale'

interface GiveDialogProps {
  paper: PaperSummary
  title: string
  onClose: () => void
}

export const GiveDialog = ({ paper, title, onClose }: GiveDialogProps) => {
  const { give: text } = useDeskText()
  const writers = useQuery(writersQuery(api))
  return (
    <Dialog title={text.title} wide onClose={onClose}>
      <Stack gap={24}>
        <Text>{text.lead(title, paper.owner.name)}</Text>
        <DeskLoaded query={writers} height="9rem">
          {(list) => (
            <GiveForm paper={paper} writers={list.filter(({ id }) => id !== paper.owner.id)} onClose={onClose} />
          )}
        </DeskLoaded>
      </Stack>
    </Dialog>
  )
}

interface GiveFormProps {
  paper: PaperSummary
  writers: readonly Writer[]
  onClose: () => void
}

const GiveForm = ({ paper, writers, onClose }: GiveFormProps) => {
  const words = useDeskText()
  const { give: text } = words
  const cache = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const give = useFormMutation(
    givePaperMutation(api, paper.id),
    words,
    ({ owner }) => text.done(owner.name),
    // The list and the dialog show the owner of now.
    ifStale(() => void cache.invalidateQueries({ queryKey: queryKeys.papers })),
  )
  const to = writers.find(({ id }) => id === chosen)?.id ?? ''
  if (writers.length === 0)
    return (
      <Alert role="none" action={<ButtonLink href="/admin/users">{text.users}</ButtonLink>}>
        {text.none}
      </Alert>
    )

  const submit = () => {
    setTried(true)
    if (to !== '') give.run({ from: paper.owner.id, to }, onClose)
  }
  return (
    <DialogForm action={text.confirm} cancel={words.cancel} sending={give} onSubmit={submit} onClose={onClose}>
      <Select
        label={text.owner}
        description={text.effect}
        placeholder={text.choose}
        items={writers.map(({ id, name, role, email }) => ({
          id,
          label: text.person(name, text.roles[role], email),
        }))}
        value={to}
        onChange={setChosen}
        errorMessage={isTried && to === '' ? text.missing : undefined}
      />
    </DialogForm>
  )
}
