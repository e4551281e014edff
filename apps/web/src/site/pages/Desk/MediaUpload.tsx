import { addMediaMutation, speakersQuery, type MediaEntry } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useSingleFlight } from '../../../shared/useSingleFlight'
import { isBlank } from '../../forms/rules'
import { FailureAlert } from '../../parts/FailureAlert'
import { toBase64 } from '../../parts/toBase64'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { useDeskMediaText } from '../../text/deskMedia'
import { convertClip } from './clipConversion'
import { acceptedFiles, faultOfFile, kindOfFile, megabytesOf, titleOfFile, type MediaKind } from './mediaFile'

export interface MediaUploadProps {
  /** The only kind. @default both */
  kind?: MediaKind | undefined
  onClose: () => void
  /** Called with the new entry. */
  onAdded?: (entry: MediaEntry) => void
}

/** The form that adds a file, in a dialog of its own. Open while rendered. */
export const MediaUpload = ({ kind, onClose, onAdded }: MediaUploadProps) => {
  const { upload: text } = useDeskMediaText()
  return (
    <Dialog title={text.title} isOpen wide onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MediaUploadForm
        kind={kind}
        onCancel={onClose}
        onAdded={(entry) => {
          onAdded?.(entry)
          onClose()
        }}
      />
    </Dialog>
  )
}

export interface MediaUploadFormProps {
  kind?: MediaKind | undefined
  onCancel: () => void
  onAdded: (entry: MediaEntry) => void
}

/** What is missing or wrong, by field. */
interface Faults {
  file?: string
  title?: string
  alt?: string
}

/** Adds a file to the library. A refusal keeps what was typed. */
export const MediaUploadForm = ({ kind: wanted, onCancel, onAdded }: MediaUploadFormProps) => {
  const { cancel } = useDeskText()
  const { upload: text, save } = useDeskMediaText()
  const speakers = useQuery(speakersQuery(api))
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState('')
  const [alt, setAlt] = useState('')
  const [licence, setLicence] = useState('')
  const [speaker, setSpeaker] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [sentBytes, setSentBytes] = useState(0)
  const [run, isConverting] = useSingleFlight()
  const add = useFormMutation(addMediaMutation(api), useDeskText(), (_added, sent) => text.added(sent.title))
  const kind = file === undefined ? wanted : kindOfFile(file)

  const choose = (next: File) => {
    const fault = faultOfFile(next, wanted, text)
    setFaults(({ file: _old, ...others }) => (fault === undefined ? others : { ...others, file: fault }))
    if (fault !== undefined) return
    setFile(next)
    if (isBlank(title)) setTitle(titleOfFile(next))
  }

  const submit = () => {
    const found: Faults = {
      // What is wrong with a file that was chosen stays in view.
      ...(file === undefined && { file: faults.file ?? text.noFile }),
      ...(isBlank(title) && { title: text.noName }),
      ...(kind === 'picture' && isBlank(alt) && { alt: text.noAlt }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0 || file === undefined) return
    run(async () => {
      const sent = kind === 'clip' ? await convertClip(file) : file
      if (sent === 'tooLong') {
        setFaults({ file: text.tooLong })
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
    <Form validationBehavior="aria" onSubmit={submit}>
      <Stack gap={16}>
        <FileField
          label={text.file}
          buttonLabel={file === undefined ? text.choose : text.chosen(file.name)}
          accept={(wanted === undefined ? Object.values(acceptedFiles).flat() : acceptedFiles[wanted]).join(',')}
          description={wanted === undefined ? text.hint : wanted === 'picture' ? text.pictureHint : text.clipHint}
          errorMessage={faults.file}
          onSelect={choose}
        />
        <TextField label={text.name} value={title} onChange={setTitle} maxLength={200} errorMessage={faults.title} />
        {kind !== 'clip' && (
          <TextField
            label={text.alt}
            value={alt}
            onChange={setAlt}
            maxLength={500}
            description={text.altHint}
            errorMessage={faults.alt}
            multiline
          />
        )}
        {kind === 'clip' && (
          <Select
            label={text.speaker}
            value={speaker}
            onChange={setSpeaker}
            items={[
              { id: '', label: text.noSpeaker },
              ...(speakers.data ?? []).map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
        <TextField
          label={text.licence}
          value={licence}
          onChange={setLicence}
          maxLength={500}
          description={text.licenceHint}
        />
        <div role="status">
          {isConverting && kind === 'clip' && <Text tone="muted">{text.converting}</Text>}
          {add.isPending && <Text tone="muted">{text.sending(megabytesOf(sentBytes))}</Text>}
        </div>
        <FailureAlert failure={add.failure} />
        <Inline justify="end">
          <Button onPress={onCancel}>{cancel}</Button>
          <Button variant="primary" type="submit" isPending={isConverting || add.isPending}>
            {save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
