import { addMediaMutation } from '@naru/api'
import type { EditorMedia } from '@naru/exam-kit/editor'
import { Button } from '@naru/ui/Button'
import { FileField } from '@naru/ui/FileField'
import { Form } from '@naru/ui/Form'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { toBase64 } from '../../parts/toBase64'
import { useDeskText } from '../../text/desk'
import { asEditorMedia } from './editorParts'
import { useDeskAction } from './useDeskAction'

/** Props of AddFile. */
export interface AddFileProps {
  kind: EditorMedia['kind']
  onAdded: (file: EditorMedia) => void
}

const MB = 1024 * 1024
const limits = { picture: 8 * MB, clip: 10 * MB }
const kinds = { picture: 'image/png,image/jpeg,image/webp', clip: 'audio/*,.m4a' }

/** Adds a file of the device to the library. A picture needs words for those who cannot see it. */
export const AddFile = ({ kind, onAdded }: AddFileProps) => {
  const { files: text } = useDeskText()
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState('')
  const [alt, setAlt] = useState('')
  const [licence, setLicence] = useState('')
  const [isTried, setTried] = useState(false)
  const add = useDeskAction(addMediaMutation(api))
  const isTooLarge = file !== undefined && file.size > limits[kind]
  const isPicture = kind === 'picture'
  const isMissing = (value: string) => value.trim() === ''

  const submit = async () => {
    setTried(true)
    if (file === undefined || isTooLarge || isMissing(title) || (isPicture && isMissing(alt))) return
    const body = {
      title: title.trim(),
      file: await toBase64(file),
      ...(isPicture && { alt: alt.trim() }),
      ...(!isMissing(licence) && { licence: licence.trim() }),
    }
    add.run(body, ({ media }) => onAdded(asEditorMedia(media)))
  }
  const fileError = isTooLarge ? text.tooLarge : isTried && file === undefined ? text.noFile : undefined
  return (
    <Form validationBehavior="aria" onSubmit={() => void submit()}>
      <Stack gap={16}>
        <FileField
          label={text.file}
          buttonLabel={text.choose}
          accept={kinds[kind]}
          description={file === undefined ? (isPicture ? text.pictureHelp : text.clipHelp) : text.chosen(file.name)}
          errorMessage={fileError}
          onSelect={(chosen) => {
            setFile(chosen)
            if (isMissing(title)) setTitle(chosen.name.replace(/\.[^.]+$/, ''))
          }}
        />
        <TextField
          label={text.titleField}
          value={title}
          onChange={setTitle}
          errorMessage={isTried && isMissing(title) ? text.noTitle : undefined}
        />
        {isPicture && (
          <TextField
            label={text.alt}
            description={text.altHelp}
            value={alt}
            onChange={setAlt}
            errorMessage={isTried && isMissing(alt) ? text.noAlt : undefined}
          />
        )}
        <TextField label={text.licence} description={text.licenceHelp} value={licence} onChange={setLicence} />
        <FailureAlert failure={add.failure} />
        <span>
          <Button variant="primary" type="submit" isPending={add.isPending}>
            {text.upload}
          </Button>
        </span>
      </Stack>
    </Form>
  )
}
