import { changeMessageMutation, type VisitorMessage } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Text } from '@naru/ui/Text'
import { languageNames } from '@naru/ui/language'
import { api } from '../../../shared/api'
import { useDates } from '../../../shared/language'
import { useAdminText } from '../../text/admin'
import { AboutButton } from './AboutButton'
import { EntryCard } from './EntryCard'
import * as css from './EntryCard.css'
import { useSwitch } from './useSwitch'

/** A message of a visitor, with its text, a link that answers it, and its state. */
export const MessageEntry = ({ message }: { message: VisitorMessage }) => {
  const { messages: text, about } = useAdminText()
  const { moment } = useDates()
  const { id, name, email, phone, language, page, isDone } = message
  const title = name ?? text.report(languageNames[language ?? 'en'])
  const done = useSwitch(changeMessageMutation(api), title)
  return (
    <EntryCard
      name={title}
      state={isDone ? { label: text.done, tone: 'neutral', icon: 'check' } : { label: text.open, tone: 'warning' }}
      facts={[moment(message.createdAt), email, phone, page].filter((fact) => fact !== undefined)}
      failure={done.failure}
      actions={
        <>
          {email !== undefined && (
            <ButtonLink
              size="small"
              iconStart="mail"
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(text.replySubject)}`}
              aria-label={about(text.reply, title)}
            >
              {text.reply}
            </ButtonLink>
          )}
          <AboutButton
            action={isDone ? text.reopen : text.markDone}
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
