import { changeVideoMutation, deleteVideoMutation, type AdminVideo } from '@naru/api'
import { useState } from 'react'
import { api } from '../../app/api'
import { useAdminText } from '../../text/admin'
import { AboutButton } from './AboutButton'
import { DeleteDialog } from './DeleteDialog'
import { EntryCard } from './EntryCard'
import { useSave } from './useSave'
import { useSwitch } from './useSwitch'

/** Props of VideoEntry. */
export interface VideoEntryProps {
  video: AdminVideo
  /** Called when it is to be changed. */
  onChange: () => void
}

/** A video with its address and buttons. */
export const VideoEntry = ({ video: { id, title, youtubeUrl, isShown }, onChange }: VideoEntryProps) => {
  const { videos: text, change, remove } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const shown = useSwitch(changeVideoMutation(api), title)
  const deletion = useSave(
    deleteVideoMutation(api),
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
        facts={[youtubeUrl]}
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
