import { addVideoMutation, changeVideoMutation, type AdminVideo } from '@naru/api'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { isBlank } from '../../forms/rules'
import { youtubeId } from '../../format/youtube'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { FormDialog } from './FormDialog'

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
  const add = useFormMutation(addVideoMutation(api), useAdminText(), (_added, { title }) => text.added(title))
  const change = useFormMutation(changeVideoMutation(api), useAdminText(), () => text.changed(values.title.trim()))

  const submit = () => {
    const found = {
      ...(isBlank(values.title) && { title: text.noTitle }),
      ...(youtubeId(values.youtubeUrl) === undefined && { youtubeUrl: text.noAddress }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const next = { title: values.title.trim(), youtubeUrl: values.youtubeUrl.trim() }
    if (video === undefined) {
      add.run(next, onClose)
      return
    }
    const changed = {
      ...(next.title !== video.title && { title: next.title }),
      ...(next.youtubeUrl !== video.youtubeUrl && { youtubeUrl: next.youtubeUrl }),
    }
    if (Object.keys(changed).length === 0) onClose()
    else change.run({ id: video.id, change: changed }, onClose)
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
