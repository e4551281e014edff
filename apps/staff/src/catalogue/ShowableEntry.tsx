import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'
import { AboutButton, EntryCard } from '../parts/EntryCard'
import { useSwitch } from '../parts/useSwitch'

export interface ShowableEntryProps<Changed, Shown, Deleted, Removed> {
  entry: { id: string; title: string; isShown: boolean }
  words: 'advertisements' | 'videos'
  /** Shows or withdraws it, optimistically. */
  showing: UseMutationOptions<Changed, Error, { id: string; change: { isShown: boolean } }, Shown>
  deleting: UseMutationOptions<Deleted, Error, string, Removed>
  onChange: () => void
  facts?: readonly string[]
  picture?: ReactNode
}

/** An entry that can be withdrawn from the site, with its buttons: edit, show or withdraw, delete. */
export const ShowableEntry = <Changed, Shown, Deleted, Removed>({
  entry: { id, title, isShown },
  words,
  showing,
  deleting,
  onChange,
  facts,
  picture,
}: ShowableEntryProps<Changed, Shown, Deleted, Removed>) => {
  const t = useAdminText()
  const shown = useSwitch(showing, title)
  const deletion = useFormMutation(deleting, t, () => t(`${words}.deleted`, { title }))
  return (
    <EntryCard
      name={title}
      state={
        isShown
          ? { label: t(`${words}.shown`), tone: 'success', icon: 'check' }
          : { label: t(`${words}.withdrawn`), tone: 'neutral', icon: 'close' }
      }
      {...(facts && { facts })}
      picture={picture}
      failure={shown.failure}
      actions={
        <>
          <AboutButton action={t('change')} about={title} onPress={onChange} />
          <AboutButton
            action={isShown ? t(`${words}.withdraw`) : t(`${words}.show`)}
            about={title}
            onPress={() => shown.press({ id, change: { isShown: !isShown } })}
          />
          <ConfirmButton
            size="small"
            variant="quiet"
            aria-label={t('about', { action: t('remove'), name: title })}
            action={t('remove')}
            title={t(`${words}.deleteTitle`)}
            text={t(`${words}.deleteText`, { title })}
            sending={deletion}
            onConfirm={(close) => deletion.run(id, close)}
          />
        </>
      }
    />
  )
}
