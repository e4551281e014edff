import type { VisitorMessage } from '@naru/api'
import { languageNames } from '@naru/api/languages'
import { answerMessageMutation, changeMessageMutation, messagesQuery, queryKeys } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDates } from '@naru/app-shell/language'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminFrame } from '../frame/AdminFrame'
import { AboutButton, EntryCard } from '../parts/EntryCard'
import * as css from '../parts/EntryCard.css'
import { PagedList } from '../parts/PagedList'
import { useAddress } from '../parts/useAddress'
import { useSwitch } from '../parts/useSwitch'
import { useAdminText } from '../text/admin'

/** What visitors wrote to the operator, newest first: all, or those that are open or answered. */
export const MessagesPage = () => {
  const t = useAdminText()
  const { page, values, show } = useAddress({ state: /^(?:open|answered)$/ })
  const state = (['open', 'answered'] as const).find((each) => each === values.state)
  const query = { page, ...(state !== undefined && { state }) }
  const messages = useQuery({ ...messagesQuery(api, query), placeholderData: keepPreviousData })
  const empty = { open: t('messages.noOpen'), answered: t('messages.noAnswered'), all: t('messages.empty') }
  return (
    <AdminFrame title={t('messages.title')} lead={t('messages.lead')}>
      <span>
        <SegmentedControl
          label={t('messages.shown')}
          items={[
            { id: 'all', label: t('messages.all') },
            { id: 'open', label: t('messages.open') },
            { id: 'answered', label: t('messages.answered') },
          ]}
          value={state ?? 'all'}
          onChange={(id) => show({ state: id === 'all' ? '' : id })}
        />
      </span>
      <PagedList query={messages} empty={empty[state ?? 'all']} page={page} onShow={(next) => show({ page: next })}>
        {(entries) => (
          <Stack as="ul" aria-label={t('messages.title')}>
            {entries.map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </PagedList>
    </AdminFrame>
  )
}

/** A message of a visitor with its text, its answer or the way to answer it, and its state. */
const MessageEntry = ({ message }: { message: VisitorMessage }) => {
  const t = useAdminText()
  const { moment } = useDates()
  const [isAnswering, setAnswering] = useState(false)
  const { id, kind, name, email, phone, language, page, keys = [], isDone, answer, answeredAt, answeredBy } = message
  const title = name ?? t('messages.report', { language: languageNames[language ?? 'en'] })
  const done = useSwitch(changeMessageMutation(api), title)
  const writes =
    kind === 'contact' && language !== undefined
      ? t('messages.language', { language: languageNames[language] })
      : undefined
  const facts = [moment(message.createdAt), email, phone, writes, page, ...keys]
  const answered = { label: t('messages.answered'), tone: 'success', icon: 'check' } as const
  const open = { label: t('messages.open'), tone: 'warning' } as const
  const closed =
    answer === undefined ? ({ label: t('messages.done'), tone: 'neutral', icon: 'check' } as const) : answered
  const time = moment(answeredAt ?? '')
  return (
    <EntryCard
      name={title}
      state={isDone ? closed : open}
      facts={facts.filter((fact) => fact !== undefined)}
      failure={done.failure}
      actions={
        <>
          {email !== undefined && answer === undefined && (
            <AboutButton action={t('messages.answer')} about={title} onPress={() => setAnswering(true)} />
          )}
          {email !== undefined && (
            <ButtonLink size="small" href={`/admin/users?search=${encodeURIComponent(email)}`}>
              {t('user.title')}
            </ButtonLink>
          )}
          <AboutButton
            action={isDone ? t('messages.reopen') : t('messages.markDone')}
            about={title}
            onPress={() => done.press({ id, isDone: !isDone })}
          />
        </>
      }
    >
      <Text className={css.message}>{message.text}</Text>
      {answer !== undefined && (
        <Stack gap={4}>
          <Text tone="muted" size="sm">
            {answeredBy === undefined
              ? t('messages.answeredAt', { time })
              : t('messages.answeredBy', { name: answeredBy, time })}
          </Text>
          <Text className={css.message}>{answer}</Text>
        </Stack>
      )}
      {isAnswering && <AnswerDialog message={message} onClose={() => setAnswering(false)} />}
    </EntryCard>
  )
}

interface AnswerDialogProps {
  /** Of the contact form. */
  message: VisitorMessage
  onClose: () => void
}

/** Writes the one answer to a message. A refusal reads the messages again: somebody may have answered meanwhile. */
const AnswerDialog = ({ message: { id, name = '', email = '' }, onClose }: AnswerDialogProps) => {
  const t = useAdminText()
  const queryClient = useQueryClient()
  const { values, field, isValid } = useForm({ text: '' }, ({ text }) => ({
    ...(isBlank(text) && { text: t('messages.noAnswer') }),
  }))
  const sending = useFormMutation(
    answerMessageMutation(api),
    t,
    () => t('messages.sent', { name }),
    () => void queryClient.invalidateQueries({ queryKey: queryKeys.adminMessages }),
  )
  return (
    <FormDialog
      title={t('messages.answerTitle', { name })}
      action={t('messages.send')}
      sending={sending}
      onSubmit={() => isValid() && sending.run({ id, text: values.text.trim() }, onClose)}
      onClose={onClose}
    >
      <TextField
        label={t('messages.answerText')}
        description={t('messages.answerHint', { email })}
        multiline
        maxLength={5000}
        {...field('text')}
      />
    </FormDialog>
  )
}
