import { changeMediaMutation, deleteMediaMutation, mayDo, type MediaEntry } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAuthState } from '../../../shared/authSession'
import { isBlank } from '../../forms/rules'
import { useForm } from '../../forms/useForm'
import { FailureAlert } from '../../parts/FailureAlert'
import { ConfirmDialog } from '../../parts/FormDialog'
import { useFormMutation } from '../../parts/useFormMutation'
import { useDeskText } from '../../text/desk'
import { useDeskMediaText } from '../../text/deskMedia'
import { MediaPreview } from './MediaCard'
import { MediaFields, mediaValues } from './MediaFields'
import { MediaCrop, MediaOverlay, type MediaToolProps } from './MediaTools'
import * as css from './media.css'

interface MediaDetailsProps {
  entry: MediaEntry
  onClose: () => void
}

/** One file: what the library says of it, where it is used, and what can be done with it. Open while rendered. */
export const MediaDetails = ({ entry, onClose }: MediaDetailsProps) => {
  const text = useDeskMediaText()
  const { role } = useAuthState()
  const mayChange = entry.isMine || (role !== undefined && mayDo(role, 'papers.writeAll'))
  const [tool, setTool] = useState<'crop' | 'overlay' | 'remove'>()
  const back = () => setTool(undefined)
  if (tool === 'crop') return <MediaCrop entry={entry} onCancel={back} onDone={onClose} />
  if (tool === 'overlay') return <MediaOverlay entry={entry} onCancel={back} onDone={onClose} />
  if (tool === 'remove') return <MediaRemoval entry={entry} onCancel={back} onDone={onClose} />
  return (
    <Dialog title={entry.title} wide onClose={onClose}>
      <Stack gap={16}>
        <MediaPreview entry={entry} className={css.large} />
        <MediaFacts entry={entry} />
        {entry.kind === 'picture' && (
          <Inline gap={8}>
            <Button iconStart="edit" onPress={() => setTool('crop')}>
              {text.entry.crop}
            </Button>
            <Button iconStart="plus" onPress={() => setTool('overlay')}>
              {text.entry.overlay}
            </Button>
          </Inline>
        )}
        {mayChange ? (
          <>
            <MediaForm entry={entry} onDone={onClose} />
            {entry.usedIn.length === 0 ? (
              <div>
                <Button variant="quiet" iconStart="trash" onPress={() => setTool('remove')}>
                  {text.entry.remove}
                </Button>
              </div>
            ) : (
              <p className={css.note}>{text.entry.inUse}</p>
            )}
          </>
        ) : (
          <Alert role="none">{text.entry.foreign}</Alert>
        )}
      </Stack>
    </Dialog>
  )
}

const MediaFacts = ({ entry }: Pick<MediaDetailsProps, 'entry'>) => {
  const { entry: text } = useDeskMediaText()
  const { bytes, width, height, seconds, loudness, owner, usedIn } = entry
  const facts = [
    text.size((bytes / 1000).toFixed(0)),
    ...(width !== undefined && height !== undefined ? [text.pixels(width, height)] : []),
    ...(seconds === undefined ? [] : [text.seconds(seconds.toFixed(1))]),
    ...(loudness === undefined ? [] : [text.loudness(loudness.toFixed(1))]),
    text.owner(owner.name),
  ]
  const others = usedIn.filter(({ paper }) => paper === undefined).length
  return (
    <Stack gap={8}>
      <p className={css.note}>{facts.join(' · ')}</p>
      {usedIn.length > 0 && (
        <div>
          <p className={css.note}>{text.usedIn}</p>
          <ul className={css.uses}>
            {usedIn.map(
              ({ paper, topic = '', number }) =>
                paper !== undefined && (
                  <li key={`${paper} ${number ?? ''}`}>
                    <Link href={`/desk/papers/${encodeURIComponent(paper)}`}>
                      {number === undefined ? topic : text.question(topic, number)}
                    </Link>
                  </li>
                ),
            )}
            {others > 0 && <li>{text.otherPapers(others)}</li>}
          </ul>
        </div>
      )}
    </Stack>
  )
}

const MediaForm = ({ entry, onDone }: { entry: MediaEntry; onDone: () => void }) => {
  const text = useDeskMediaText()
  const isPicture = entry.kind === 'picture'
  // Several speakers come from takes, and are not chosen here.
  const hasOneSpeaker = entry.speakers.length < 2
  const { values, field, isValid } = useForm(mediaValues(entry), ({ title, alt, licence }) => ({
    ...(isBlank(title) && { title: text.upload.noName }),
    ...(isPicture && isBlank(alt) && { alt: text.upload.noAlt }),
    // A file may come without a licence; one that was given can only be changed.
    ...(entry.licence !== undefined && isBlank(licence) && { licence: text.upload.noLicence }),
  }))
  const { title, alt, licence, speaker } = values
  const change = useFormMutation(changeMediaMutation(api), useDeskText(), () => text.entry.changed(title.trim()))

  const submit = () => {
    if (!isValid()) return
    const changes = {
      title: title.trim(),
      ...(!isBlank(licence) && { licence: licence.trim() }),
      ...(isPicture && { alt: alt.trim() }),
      ...(!isPicture && hasOneSpeaker && { speakers: speaker === '' ? [] : [speaker] }),
    }
    change.run({ name: entry.name, change: changes }, onDone)
  }

  return (
    <Form validationBehavior="aria" onSubmit={submit}>
      <Stack gap={16}>
        <MediaFields field={field} hasAlt={isPicture} hasSpeaker={!isPicture && hasOneSpeaker} />
        {!hasOneSpeaker && (
          <p className={css.note}>
            {text.upload.speaker}: {entry.speakers.map(({ name }) => name).join(', ')}
          </p>
        )}
        <FailureAlert failure={change.failure} />
        <Inline justify="end">
          <Button variant="primary" type="submit" isPending={change.isPending}>
            {text.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

/** Confirms the deletion of a file. The server refuses it while a paper uses the file, and says which. */
const MediaRemoval = ({ entry, onCancel, onDone }: MediaToolProps) => {
  const words = useDeskText()
  const { entry: text } = useDeskMediaText()
  const remove = useFormMutation(deleteMediaMutation(api), words, () => text.removed(entry.title))
  return (
    <ConfirmDialog
      title={text.removeTitle}
      action={text.remove}
      cancel={words.cancel}
      sending={remove}
      onConfirm={() => remove.run(entry.name, onDone)}
      onClose={onCancel}
    >
      {text.removeText(entry.title)}
    </ConfirmDialog>
  )
}
