import { mayDo, type MediaEntry } from '@naru/api'
import {
  addMediaMutation,
  changeMediaMutation,
  cropMediaMutation,
  deleteMediaMutation,
  outlineQuery,
} from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { ConfirmDialog } from '@naru/app-shell/forms/FormDialog'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { DialogButton } from '@naru/app-shell/parts/DialogButton'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { composePicture, CropTool, OverlayTool, type OverlayWord } from '@naru/exam-authoring/recorder'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskFrame } from '../frame/DeskFrame'
import { MediaFields, mediaValues } from './MediaFields'
import { MediaLibrary, MediaPreview } from './MediaLibrary'
import { MediaUpload } from './MediaUpload'
import { QuotaNote } from './QuotaNote'
import * as css from './media.css'
import { cutText, mediaKinds } from './mediaFile'
import { toBase64 } from '../parts/toBase64'
import { searchPattern, useAddress } from '../parts/useAddress'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'

export const MediaPage = () => {
  const t = useDeskMediaText()
  const { page, values, show } = useAddress({ search: searchPattern, kind: /^(?:picture|clip)$/ })
  const { search } = values
  const kind = mediaKinds.find((each) => each === values.kind) ?? 'all'
  const [open, setOpen] = useState<MediaEntry>()
  return (
    <DeskFrame
      title={t('title')}
      lead={t('lead')}
      action={
        <DialogButton variant="primary" iconStart="plus" renderDialog={(close) => <MediaUpload onClose={close} />}>
          {t('upload.add')}
        </DialogButton>
      }
    >
      <QuotaNote of={['files', 'speakers']} />
      <MediaLibrary
        key={search}
        filter={{ page, search, kind }}
        onShow={({ kind: next, ...others }) => show({ ...others, ...(next && { kind: next === 'all' ? '' : next }) })}
        renderActions={(entry) => (
          <Button size="small" aria-label={t('entry.open', { title: entry.title })} onPress={() => setOpen(entry)}>
            {t('entry.details')}
          </Button>
        )}
      />
      {open !== undefined && <MediaDetails entry={open} onClose={() => setOpen(undefined)} />}
    </DeskFrame>
  )
}

interface MediaDetailsProps {
  entry: MediaEntry
  onClose: () => void
}

/** One file: what the library says of it, where it is used, and what can be done with it. Open while rendered. */
const MediaDetails = ({ entry, onClose }: MediaDetailsProps) => {
  const t = useDeskMediaText()
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
              {t('entry.crop')}
            </Button>
            <Button iconStart="plus" onPress={() => setTool('overlay')}>
              {t('entry.overlay')}
            </Button>
          </Inline>
        )}
        {mayChange ? (
          <>
            <MediaForm entry={entry} onDone={onClose} />
            {entry.usedIn.length === 0 ? (
              <div>
                <Button variant="quiet" iconStart="trash" onPress={() => setTool('remove')}>
                  {t('entry.remove')}
                </Button>
              </div>
            ) : (
              <p className={css.note}>{t('entry.inUse')}</p>
            )}
          </>
        ) : (
          <Alert role="none">{t('entry.foreign')}</Alert>
        )}
      </Stack>
    </Dialog>
  )
}

const MediaFacts = ({ entry }: Pick<MediaDetailsProps, 'entry'>) => {
  const t = useDeskMediaText()
  const { bytes, width, height, seconds, loudness, owner, usedIn } = entry
  const facts = [
    t('entry.size', { kilobytes: (bytes / 1000).toFixed(0) }),
    ...(width !== undefined && height !== undefined ? [t('entry.pixels', { width, height })] : []),
    ...(seconds === undefined ? [] : [t('entry.seconds', { seconds: seconds.toFixed(1) })]),
    ...(loudness === undefined ? [] : [t('entry.loudness', { loudness: loudness.toFixed(1) })]),
    t('entry.owner', { name: owner.name }),
  ]
  const others = usedIn.filter(({ paper }) => paper === undefined).length
  return (
    <Stack gap={8}>
      <p className={css.note}>{facts.join(' · ')}</p>
      {usedIn.length > 0 && (
        <div>
          <p className={css.note}>{t('entry.usedIn')}</p>
          <ul className={css.uses}>
            {usedIn.map(
              ({ paper, topic = '', number }) =>
                paper !== undefined && (
                  <li key={`${paper} ${number ?? ''}`}>
                    <Link href={`/desk/papers/${encodeURIComponent(paper)}`}>
                      {number === undefined ? topic : t('entry.question', { topic, number })}
                    </Link>
                  </li>
                ),
            )}
            {others > 0 && <li>{t('entry.otherPapers', { count: others })}</li>}
          </ul>
        </div>
      )}
    </Stack>
  )
}

const MediaForm = ({ entry, onDone }: { entry: MediaEntry; onDone: () => void }) => {
  const t = useDeskMediaText()
  const isPicture = entry.kind === 'picture'
  // Several speakers come from takes, and are not chosen here.
  const hasOneSpeaker = entry.speakers.length < 2
  const { values, field, isValid } = useForm(mediaValues(entry), ({ title, alt, licence }) => ({
    ...(isBlank(title) && { title: t('upload.noName') }),
    ...(isPicture && isBlank(alt) && { alt: t('upload.noAlt') }),
    // A file may come without a licence; one that was given can only be changed.
    ...(entry.licence !== undefined && isBlank(licence) && { licence: t('upload.noLicence') }),
  }))
  const { title, alt, licence, speaker } = values
  const change = useFormMutation(changeMediaMutation(api), useDeskText(), () =>
    t('entry.changed', { title: title.trim() }),
  )

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
            {t('upload.speaker')}: {entry.speakers.map(({ name }) => name).join(', ')}
          </p>
        )}
        <FailureAlert failure={change.failure} />
        <Inline justify="end">
          <Button variant="primary" type="submit" isPending={change.isPending}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

/** Confirms the deletion of a file. The server refuses it while a paper uses the file, and says which. */
const MediaRemoval = ({ entry, onCancel, onDone }: MediaToolProps) => {
  const tDesk = useDeskText()
  const tDeskMedia = useDeskMediaText()
  const remove = useFormMutation(deleteMediaMutation(api), tDesk, () =>
    tDeskMedia('entry.removed', { title: entry.title }),
  )
  return (
    <ConfirmDialog
      title={tDeskMedia('entry.removeTitle')}
      action={tDeskMedia('entry.remove')}
      sending={remove}
      onConfirm={() => remove.run(entry.name, onDone)}
      onClose={onCancel}
    >
      {tDeskMedia('entry.removeText', { title: entry.title })}
    </ConfirmDialog>
  )
}

interface MediaToolProps {
  entry: MediaEntry
  onCancel: () => void
  onDone: () => void
}

const sizeOf = ({ width = 1, height = 1 }: MediaEntry) => ({ width, height })

/** Makes a new picture of a part of another. */
const MediaCrop = ({ entry, onCancel, onDone }: MediaToolProps) => {
  const t = useDeskMediaText()
  const crop = useFormMutation(cropMediaMutation(api), useDeskText(), () => t('entry.cropped'))
  return (
    <Dialog title={t('entry.cropTitle', { title: entry.title })} wide onClose={onCancel}>
      <Stack gap={16}>
        <CropTool
          src={entry.url}
          alt={entry.alt ?? entry.title}
          size={sizeOf(entry)}
          isPending={crop.isPending}
          onCrop={(part) => crop.run({ name: entry.name, crop: part }, onDone)}
        />
        <FailureAlert failure={crop.failure} />
      </Stack>
    </Dialog>
  )
}

const weight = 700

/** Makes a new picture with Korean words over another. */
const MediaOverlay = ({ entry, onCancel, onDone }: MediaToolProps) => {
  const t = useDeskMediaText()
  const queryClient = useQueryClient()
  const [run, isComposing] = useSingleFlight()
  const add = useFormMutation(addMediaMutation(api), useDeskText(), () => t('entry.overlaid'))

  const save = (words: readonly OverlayWord[]) =>
    run(async () => {
      const file = await composePicture(entry.url, sizeOf(entry), words).then(toBase64, () => undefined)
      if (file === undefined) {
        add.fail(t('entry.notComposed'))
        return
      }
      const body = {
        title: t('entry.withWords', { title: entry.title }),
        file,
        alt: cutText(`${entry.alt ?? entry.title} ${words.map((word) => word.text).join(', ')}`, 500),
        ...(entry.licence !== undefined && { licence: entry.licence }),
      }
      add.run(body, onDone)
    })

  return (
    <Dialog title={t('entry.overlayTitle', { title: entry.title })} wide onClose={onCancel}>
      <Stack gap={16}>
        <OverlayTool
          src={entry.url}
          alt={entry.alt ?? entry.title}
          size={sizeOf(entry)}
          outline={(words, size) => queryClient.fetchQuery(outlineQuery(api, { text: words, size, weight }))}
          isPending={isComposing || add.isPending}
          onSave={save}
        />
        <FailureAlert failure={add.failure} />
      </Stack>
    </Dialog>
  )
}
