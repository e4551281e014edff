import { type VisitorMessage } from '@naru/api'
import { changeMessageMutation } from '@naru/api/queries'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { languageNames } from '@naru/api/languages'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { useState } from 'react'
import { useAdminText } from '../text/admin'
import { AboutButton } from '../parts/AboutButton'
import { EntryCard } from '../parts/EntryCard'
import * as css from '../parts/EntryCard.css'
import { useSwitch } from '../parts/useSwitch'
import { AnswerDialog } from './AnswerDialog'

/** A message of a visitor with its text, its answer or the way to answer it, and its state. */
export const MessageEntry = ({ message }: { message: VisitorMessage }) => {
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
