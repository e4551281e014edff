import { addVideoMutation, changeVideoMutation, type AdminVideo } from '@naru/api'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { isBlank } from '../../forms/rules'
import { youtubeId } from '../../format/youtube'
import { useAdminText } from '../../text/admin'
import { FormDialog } from './FormDialog'
import { useSave } from './useSave'

/** Props of VideoDialog. */
export interface VideoDialogProps {
  /** The video to edit. @default a new one */
  video?: AdminVideo
  onClose: () => void
}

/** Adds or edits a video. */
export const VideoDialog = ({ video, onClose }: VideoDialogProps) => {
  const { videos: text } = useAdminText()
  const [values, setValues] = useState({ title: video?.title ?? '', youtubeUrl: video?.youtubeUrl ?? '' })
  const [errors, setErrors] = useState<{ title?: string; youtubeUrl?: string }>({})
  const add = useSave(addVideoMutation(api), ({ title }) => text.added(title), onClose)
  const change = useSave(changeVideoMutation(api), () => text.changed(values.title.trim()), onClose)

  const submit = () => {
    const found = {
      ...(isBlank(values.title) && { title: text.noTitle }),
      ...(youtubeId(values.youtubeUrl) === undefined && { youtubeUrl: text.noAddress }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const next = { title: values.title.trim(), youtubeUrl: values.youtubeUrl.trim() }
    if (video === undefined) {
      add.save(next)
      return
    }
    const changed = {
      ...(next.title !== video.title && { title: next.title }),
      ...(next.youtubeUrl !== video.youtubeUrl && { youtubeUrl: next.youtubeUrl }),
    }
    if (Object.keys(changed).length === 0) onClose()
    else change.save({ id: video.id, change: changed })
  }

  return (
    <FormDialog
      title={video === undefined ? text.addTitle : text.changeTitle}
      isPending={add.isPending || change.isPending}
      failure={add.failure ?? change.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        value={values.title}
        maxLength={200}
        onChange={(title) => setValues((before) => ({ ...before, title }))}
        errorMessage={errors.title}
      />
      <TextField
        label={text.address}
        description={text.addressHint}
        inputMode="url"
        value={values.youtubeUrl}
        maxLength={500}
        onChange={(youtubeUrl) => setValues((before) => ({ ...before, youtubeUrl }))}
        errorMessage={errors.youtubeUrl}
      />
    </FormDialog>
  )
}
