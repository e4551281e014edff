import { addAdvertisementMutation, changeAdvertisementMutation, type AdminAdvertisement } from '@naru/api'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { FileField } from '@naru/ui/FileField'
import { Image } from '@naru/ui/Image'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { isBlank } from '../../forms/rules'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import * as css from './EntryCard.css'
import { FormDialog } from './FormDialog'
import { toBase64 } from '../../parts/toBase64'
import { pictureFault, pictureKinds } from './pictureFile'

/** Props of AdvertisementDialog. */
export interface AdvertisementDialogProps {
  /** The advertisement to edit. @default a new one */
  advertisement?: AdminAdvertisement
  onClose: () => void
}

/** Adds or edits an advertisement. */
export const AdvertisementDialog = ({ advertisement, onClose }: AdvertisementDialogProps) => {
  const { advertisements: text } = useAdminText()
  const [title, setTitle] = useState(advertisement?.title ?? '')
  /** The chosen file in base64, and as a data URL for the preview. */
  const [chosen, setChosen] = useState<{ image: string; url: string }>()
  const [errors, setErrors] = useState<{ title?: string; picture?: string }>({})
  const add = useFormMutation(addAdvertisementMutation(api), useAdminText(), () => text.added(title.trim()))
  const change = useFormMutation(changeAdvertisementMutation(api), useAdminText(), () => text.changed(title.trim()))

  const choose = async (file: File) => {
    const picture = pictureFault(file, text)
    setErrors(({ picture: _fixed, ...others }) => (picture === undefined ? others : { ...others, picture }))
    if (picture !== undefined) return
    const image = await toBase64(file)
    setChosen({ image, url: `data:${file.type};base64,${image}` })
  }

  const submit = () => {
    const found = {
      ...(isBlank(title) && { title: text.noTitle }),
      ...(chosen === undefined && advertisement === undefined && { picture: text.noPicture }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (advertisement === undefined) {
      if (chosen !== undefined) add.run({ title: title.trim(), image: chosen.image }, onClose)
      return
    }
    const changed = {
      ...(title.trim() !== advertisement.title && { title: title.trim() }),
      ...(chosen !== undefined && { image: chosen.image }),
    }
    if (Object.keys(changed).length === 0) onClose()
    else change.run({ id: advertisement.id, change: changed }, onClose)
  }

  const picture = chosen?.url ?? advertisement?.imageUrl
  return (
    <FormDialog
      title={advertisement === undefined ? text.addTitle : text.changeTitle}
      isPending={add.isPending || change.isPending}
      failure={add.failure ?? change.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={text.name} value={title} maxLength={200} onChange={setTitle} errorMessage={errors.title} />
      <FileField
        label={text.picture}
        buttonLabel={text.choose}
        accept={pictureKinds.join(',')}
        description={text.pictureHint}
        errorMessage={errors.picture}
        onSelect={(file) => void choose(file)}
      />
      {picture !== undefined && (
        <div className={css.picture}>
          <Image
            src={picture}
            alt={text.preview}
            width={16}
            height={9}
            placeholder={<Landing alt={text.preview} ratio={16 / 9} />}
          />
        </div>
      )}
    </FormDialog>
  )
}
