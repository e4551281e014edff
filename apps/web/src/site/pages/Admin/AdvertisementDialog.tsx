import { addAdvertisementMutation, changeAdvertisementMutation, type AdminAdvertisement } from '@naru/api'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { FileField } from '@naru/ui/FileField'
import { Image } from '@naru/ui/Image'
import { TextField } from '@naru/ui/TextField'
import { api } from '../../../shared/api'
import { isBlank } from '../../forms/rules'
import { useForm } from '../../forms/useForm'
import { FormDialog } from '../../parts/FormDialog'
import { toBase64 } from '../../parts/toBase64'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText, type AdminText } from '../../text/admin'
import * as css from './EntryCard.css'

const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']

const largest = 2 * 1024 * 1024

/** Validates a chosen file as far as the browser can; the server inspects its content. */
function pictureFault({ type, size }: File, text: AdminText['advertisements']): string | undefined {
  if (!pictureKinds.includes(type)) return text.wrongKind
  return size > largest ? text.tooLarge : undefined
}

interface Values {
  title: string
  /** The chosen file in base64, and as a data URL for the preview. */
  picture: { image: string; url: string } | undefined
}

interface AdvertisementDialogProps {
  advertisement: AdminAdvertisement | undefined
  onClose: () => void
}

export const AdvertisementDialog = ({ advertisement, onClose }: AdvertisementDialogProps) => {
  const words = useAdminText()
  const { advertisements: text } = words
  const { values, errors, set, setError, field, isValid } = useForm<Values>(
    { title: advertisement?.title ?? '', picture: undefined },
    ({ title, picture }) => ({
      ...(isBlank(title) && { title: text.noTitle }),
      ...(picture === undefined && advertisement === undefined && { picture: text.noPicture }),
    }),
  )
  const title = values.title.trim()
  const add = useFormMutation(addAdvertisementMutation(api), words, () => text.added(title))
  const change = useFormMutation(changeAdvertisementMutation(api), words, () => text.changed(title))

  const choose = async (file: File) => {
    const fault = pictureFault(file, text)
    setError('picture', fault)
    if (fault !== undefined) return
    const image = await toBase64(file)
    set({ picture: { image, url: `data:${file.type};base64,${image}` } })
  }

  const submit = () => {
    if (!isValid()) return
    const image = values.picture?.image
    if (advertisement === undefined) {
      if (image !== undefined) add.run({ title, image }, onClose)
      return
    }
    const changed = {
      ...(title !== advertisement.title && { title }),
      ...(image !== undefined && { image }),
    }
    if (Object.keys(changed).length === 0) onClose()
    else change.run({ id: advertisement.id, change: changed }, onClose)
  }

  const shown = values.picture?.url ?? advertisement?.imageUrl
  return (
    <FormDialog
      title={advertisement === undefined ? text.addTitle : text.changeTitle}
      action={words.save}
      cancel={words.cancel}
      sending={advertisement === undefined ? add : change}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={text.name} maxLength={200} {...field('title')} />
      <FileField
        label={text.picture}
        buttonLabel={text.choose}
        accept={pictureKinds.join(',')}
        description={text.pictureHint}
        errorMessage={errors.picture}
        onSelect={(file) => void choose(file)}
      />
      {shown !== undefined && (
        <div className={css.picture}>
          <Image
            src={shown}
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
