import type { AdminVideo } from '@naru/api'
import { addVideoMutation, allVideosQuery, changeVideoMutation, deleteVideoMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { youtubeId } from '@naru/app-shell/youtube'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { CatalogueArea } from './CatalogueArea'
import { ShowableEntry } from './ShowableEntry'
import { useAdminText } from '../text/admin'

export const VideosPage = () => (
  <CatalogueArea
    words="videos"
    query={useQuery(allVideosQuery(api))}
    idOf={({ id }) => id}
    renderEntry={(video, change) => (
      <ShowableEntry
        entry={video}
        words="videos"
        showing={changeVideoMutation(api)}
        deleting={deleteVideoMutation(api)}
        onChange={change}
        facts={[video.youtubeUrl]}
      />
    )}
    renderDialog={(video, close) => <VideoDialog video={video} onClose={close} />}
  />
)

const VideoDialog = ({ video, onClose }: { video: AdminVideo | undefined; onClose: () => void }) => {
  const t = useAdminText()
  const { values, field, isValid } = useForm(
    { title: video?.title ?? '', youtubeUrl: video?.youtubeUrl ?? '' },
    ({ title, youtubeUrl }) => ({
      ...(isBlank(title) && { title: t('videos.noTitle') }),
      ...(youtubeId(youtubeUrl) === undefined && { youtubeUrl: t('videos.noAddress') }),
    }),
  )
  const add = useFormMutation(addVideoMutation(api), t, (_added, { title }) => t('videos.added', { title }))
  const change = useFormMutation(changeVideoMutation(api), t, () => t('videos.changed', { title: values.title.trim() }))

  const submit = () => {
    if (!isValid()) return
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
      title={video === undefined ? t('videos.addTitle') : t('videos.changeTitle')}
      action={t('save')}
      sending={video === undefined ? add : change}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('videos.name')} maxLength={200} {...field('title')} />
      <TextField
        label={t('videos.address')}
        description={t('videos.addressHint')}
        inputMode="url"
        maxLength={500}
        {...field('youtubeUrl')}
      />
    </FormDialog>
  )
}
