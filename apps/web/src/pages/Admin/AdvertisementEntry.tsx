import { changeAdvertisementMutation, deleteAdvertisementMutation, type AdminAdvertisement } from '@naru/api'
import { Image } from '@naru/ui/Image'
import { useState } from 'react'
import { api } from '../../app/api'
import { useAdminText } from '../../text/admin'
import { AboutButton } from './AboutButton'
import { DeleteDialog } from './DeleteDialog'
import { EntryCard } from './EntryCard'
import { useSave } from './useSave'
import { useSwitch } from './useSwitch'

/** Props of AdvertisementEntry. */
export interface AdvertisementEntryProps {
  advertisement: AdminAdvertisement
  /** Called when it is to be changed. */
  onChange: () => void
}

/** An advertisement with its picture and buttons. */
export const AdvertisementEntry = ({ advertisement, onChange }: AdvertisementEntryProps) => {
  const { advertisements: text, change, remove } = useAdminText()
  const { id, title, imageUrl, isShown } = advertisement
  const [isAsking, setAsking] = useState(false)
  const shown = useSwitch(changeAdvertisementMutation(api), title)
  const deletion = useSave(
    deleteAdvertisementMutation(api),
    () => text.deleted(title),
    () => setAsking(false),
  )
  return (
    <>
      <EntryCard
        name={title}
        state={
          isShown
            ? { label: text.shown, tone: 'success', icon: 'check' }
            : { label: text.withdrawn, tone: 'neutral', icon: 'close' }
        }
        picture={<Image src={imageUrl} alt="" width={16} height={9} />}
        failure={shown.failure}
        actions={
          <>
            <AboutButton action={change} about={title} onPress={onChange} />
            <AboutButton
              action={isShown ? text.withdraw : text.show}
              about={title}
              onPress={() => shown.press({ id, change: { isShown: !isShown } })}
            />
            <AboutButton action={remove} about={title} variant="quiet" onPress={() => setAsking(true)} />
          </>
        }
      />
      {isAsking && (
        <DeleteDialog
          title={text.deleteTitle}
          isPending={deletion.isPending}
          failure={deletion.failure}
          onDelete={() => deletion.save(id)}
          onClose={() => setAsking(false)}
        >
          {text.deleteText(title)}
        </DeleteDialog>
      )}
    </>
  )
}
