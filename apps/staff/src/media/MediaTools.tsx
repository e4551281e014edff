import { type MediaEntry } from '@naru/api'
import { addMediaMutation, cropMediaMutation, outlineQuery } from '@naru/api/queries'
import { composePicture, CropTool, OverlayTool, type OverlayWord } from '@naru/exam-authoring/recorder'
import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useSingleFlight } from '@naru/app-shell/useSingleFlight'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { toBase64 } from '../parts/toBase64'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'
import { useDeskMediaText } from '../text/deskMedia'
import { cutText } from './mediaFile'

export interface MediaToolProps {
  entry: MediaEntry
  onCancel: () => void
  onDone: () => void
}

const sizeOf = ({ width = 1, height = 1 }: MediaEntry) => ({ width, height })

/** Makes a new picture of a part of another. */
export const MediaCrop = ({ entry, onCancel, onDone }: MediaToolProps) => {
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
export const MediaOverlay = ({ entry, onCancel, onDone }: MediaToolProps) => {
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
