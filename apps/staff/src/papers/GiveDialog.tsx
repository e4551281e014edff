import { type PaperSummary, type Writer } from '@naru/api'
import { givePaperMutation, queryKeys, writersQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Dialog } from '@naru/ui/Dialog'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { DialogForm } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { DeskLoaded } from '../frame/DeskLoaded'
import { ifStale } from './ifStale'

interface GiveDialogProps {
  paper: PaperSummary
  title: string
  onClose: () => void
}

export const GiveDialog = ({ paper, title, onClose }: GiveDialogProps) => {
  const t = useDeskText()
  const writers = useQuery(writersQuery(api))
  return (
    <Dialog title={t('give.title')} wide onClose={onClose}>
      <Stack gap={24}>
        <Text>{t('give.lead', { topic: title, owner: paper.owner.name || 'none' })}</Text>
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
  const t = useDeskText()
  const cache = useQueryClient()
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const give = useFormMutation(
    givePaperMutation(api, paper.id),
    t,
    ({ owner }) => t('give.done', { name: owner.name }),
    // The list and the dialog show the owner of now.
    ifStale(() => void cache.invalidateQueries({ queryKey: queryKeys.papers })),
  )
  const to = writers.find(({ id }) => id === chosen)?.id ?? ''
  if (writers.length === 0)
    return (
      <Alert role="none" action={<ButtonLink href="/admin/users">{t('give.users')}</ButtonLink>}>
        {t('give.none')}
      </Alert>
    )

  const submit = () => {
    setTried(true)
    if (to !== '') give.run({ from: paper.owner.id, to }, onClose)
  }
  return (
    <DialogForm action={t('give.confirm')} cancel={t('cancel')} sending={give} onSubmit={submit} onClose={onClose}>
      <Select
        label={t('give.owner')}
        description={t('give.effect')}
        placeholder={t('give.choose')}
        items={writers.map(({ id, name, role, email }) => ({
          id,
          label: t('give.person', { name, role: t(`give.roles.${role}`), email }),
        }))}
        value={to}
        onChange={setChosen}
        errorMessage={isTried && to === '' ? t('give.missing') : undefined}
      />
    </DialogForm>
  )
}
