import { type MediaEntry } from '@naru/api'
import { addMediaMutation } from '@naru/api/queries'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { DialogForm } from '@naru/app-shell/forms/FormDialog'
import { toBase64 } from '../parts/toBase64'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'
import { convertClip } from '../recorder/clipConversion'
import { acceptedFiles, faultOfFile, kindOfFile, megabytesOf, titleOfFile, type MediaKind } from './mediaFile'
import { MediaFields, mediaValues } from './MediaFields'

/** The form that adds a file, in a dialog of its own. Open while rendered. */
export const MediaUpload = ({ onClose }: { onClose: () => void }) => {
  const t = useDeskMediaText()
  return (
    <Dialog title={t('upload.title')} wide onClose={onClose}>
      <MediaUploadForm onCancel={onClose} onAdded={onClose} />
    </Dialog>
  )
}

interface MediaUploadFormProps {
  /** The only kind. @default both */
  kind?: MediaKind
  onCancel: () => void
  onAdded: (entry: MediaEntry) => void
}

type Values = ReturnType<typeof mediaValues> & { file: File | undefined }

/** Adds a file to the library. A refusal keeps what was typed. */
export const MediaUploadForm = ({ kind: wanted, onCancel, onAdded }: MediaUploadFormProps) => {
  const tDeskMedia = useDeskMediaText()
  const kindOf = (file: File | undefined) => (file === undefined ? wanted : kindOfFile(file))
  const { values, errors, set, setError, field, isValid } = useForm<Values>(
    { ...mediaValues(), file: undefined },
    ({ file, title, alt }, shown) => ({
      // What is wrong with a file that was chosen stays in view.
      ...(file === undefined && { file: shown.file ?? tDeskMedia('upload.noFile') }),
      ...(isBlank(title) && { title: tDeskMedia('upload.noName') }),
      ...(kindOf(file) === 'picture' && isBlank(alt) && { alt: tDeskMedia('upload.noAlt') }),
    }),
  )
  const [sentBytes, setSentBytes] = useState(0)
  const [run, isConverting] = useSingleFlight()
  const add = useFormMutation(addMediaMutation(api), useDeskText(), (_added, sent) =>
    tDeskMedia('upload.added', { title: sent.title }),
  )
  const { file, title, alt, licence, speaker } = values
  const kind = kindOf(file)

  const choose = (next: File) => {
    const fault = faultOfFile(next, wanted, tDeskMedia)
    setError('file', fault)
    if (fault === undefined) set({ file: next, ...(isBlank(title) && { title: titleOfFile(next) }) })
  }

  const submit = () => {
    if (!isValid() || file === undefined) return
    run(async () => {
      const sent = kind === 'clip' ? await convertClip(file) : file
      if (sent === 'tooLong') {
        setError('file', tDeskMedia('upload.tooLong'))
        return
      }
      setSentBytes(sent.size)
      const body = {
        title: title.trim(),
        file: await toBase64(sent),
        ...(kind === 'picture' && { alt: alt.trim() }),
        ...(!isBlank(licence) && { licence: licence.trim() }),
        ...(kind === 'clip' && speaker !== '' && { speakers: [speaker] }),
      }
      add.run(body, ({ media }) => onAdded(media))
    })
  }

  return (
    <DialogForm
      action={tDeskMedia('save')}
      sending={{ isPending: isConverting || add.isPending, failure: add.failure }}
      onSubmit={submit}
      onClose={onCancel}
    >
      <FileField
        label={tDeskMedia('upload.file')}
        buttonLabel={
          file === undefined ? tDeskMedia('upload.choose') : tDeskMedia('upload.chosen', { name: file.name })
        }
        accept={(wanted === undefined ? Object.values(acceptedFiles).flat() : acceptedFiles[wanted]).join(',')}
        description={
          wanted === undefined
            ? tDeskMedia('upload.hint')
            : wanted === 'picture'
              ? tDeskMedia('upload.pictureHint')
              : tDeskMedia('upload.clipHint')
        }
        errorMessage={errors.file}
        onSelect={choose}
      />
      <MediaFields
        field={field}
        hasAlt={kind !== 'clip'}
        hasSpeaker={kind === 'clip'}
        licenceHint={tDeskMedia('upload.licenceHint')}
      />
      <div role="status">
        {isConverting && kind === 'clip' && <Text tone="muted">{tDeskMedia('upload.converting')}</Text>}
        {add.isPending && (
          <Text tone="muted">{tDeskMedia('upload.sending', { megabytes: megabytesOf(sentBytes) })}</Text>
        )}
      </div>
    </DialogForm>
  )
}
