import { type VisitorMessage } from '@naru/api'
import { changeMessageMutation } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { languageNames } from '@naru/api/languages'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { useAdminText } from '../text/admin'
import { AboutButton } from '../parts/AboutButton'
import { EntryCard } from '../parts/EntryCard'
import * as css from '../parts/EntryCard.css'
import { useSwitch } from '../parts/useSwitch'

/** A message of a visitor, with its text, a link that answers it, and its state. */
export const MessageEntry = ({ message }: { message: VisitorMessage }) => {
  const t = useAdminText()
  const { moment } = useDates()
  const { id, name, email, phone, language, page, keys = [], isDone } = message
  const title = name ?? t('messages.report', { language: languageNames[language ?? 'en'] })
  const done = useSwitch(changeMessageMutation(api), title)
  return (
    <EntryCard
      name={title}
      state={
        isDone
          ? { label: t('messages.done'), tone: 'neutral', icon: 'check' }
          : { label: t('messages.open'), tone: 'warning' }
      }
      facts={[moment(message.createdAt), email, phone, page, ...keys].filter((fact) => fact !== undefined)}
      failure={done.failure}
      actions={
        <>
          {email !== undefined && (
            <ButtonLink
              size="small"
              iconStart="mail"
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('messages.replySubject'))}`}
              aria-label={t('about', { action: t('messages.reply'), name: title })}
            >
              {t('messages.reply')}
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
    </EntryCard>
  )
}
