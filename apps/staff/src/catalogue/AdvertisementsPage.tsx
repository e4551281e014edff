import type { AdminAdvertisement } from '@naru/api'
import { languageNames, translatedLanguages } from '@naru/api/languages'
import {
  addAdvertisementMutation,
  allAdvertisementsQuery,
  changeAdvertisementMutation,
  deleteAdvertisementMutation,
} from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { Disclosure } from '@naru/ui/Disclosure'
import { FileField } from '@naru/ui/FileField'
import { Image } from '@naru/ui/Image'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { CatalogueArea } from './CatalogueArea'
import { ShowableEntry } from './ShowableEntry'
import * as css from '../parts/EntryCard.css'
import { toBase64 } from '../parts/toBase64'
import { type AdminText, useAdminText } from '../text/admin'

export const AdvertisementsPage = () => (
  <CatalogueArea
    words="advertisements"
    query={useQuery(allAdvertisementsQuery(api))}
    idOf={({ id }) => id}
    renderEntry={(advertisement, change) => (
      <ShowableEntry
        entry={advertisement}
        words="advertisements"
        showing={changeAdvertisementMutation(api)}
        deleting={deleteAdvertisementMutation(api)}
        onChange={change}
        picture={
          <Image src={advertisement.imageUrl} alt="" width={16} height={9} placeholder={<Landing ratio={16 / 9} />} />
        }
      />
    )}
    renderDialog={(advertisement, close) => <AdvertisementDialog advertisement={advertisement} onClose={close} />}
  />
)

const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']

const largest = 2 * 1024 * 1024

/** Validates a chosen file as far as the browser can; the server inspects its content. */
function pictureFault({ type, size }: File, text: AdminText): string | undefined {
  if (!pictureKinds.includes(type)) return text('advertisements.wrongKind')
  return size > largest ? text('advertisements.tooLarge') : undefined
}

interface Values {
  title: string
  /** Of every language; empty without one. */
  titles: Readonly<Record<string, string>>
  /** The chosen file in base64, and as a data URL for the preview. */
  picture: { image: string; url: string } | undefined
}

const changesTitles = ({ translations = {} }: AdminAdvertisement, titles: Values['titles']) =>
  Object.entries(titles).some(([language, typed]) => typed.trim() !== (translations[language]?.title ?? ''))

interface AdvertisementDialogProps {
  advertisement: AdminAdvertisement | undefined
  onClose: () => void
}

const AdvertisementDialog = ({ advertisement, onClose }: AdvertisementDialogProps) => {
  const t = useAdminText()
  const { values, errors, set, setError, field, isValid } = useForm<Values>(
    {
      title: advertisement?.title ?? '',
      titles: Object.fromEntries(
        translatedLanguages.map((language) => [language, advertisement?.translations?.[language]?.title ?? '']),
      ),
      picture: undefined,
    },
    ({ title, picture }) => ({
      ...(isBlank(title) && { title: t('advertisements.noTitle') }),
      ...(picture === undefined && advertisement === undefined && { picture: t('advertisements.noPicture') }),
    }),
  )
  const title = values.title.trim()
  const add = useFormMutation(addAdvertisementMutation(api), t, () => t('advertisements.added', { title }))
  const change = useFormMutation(changeAdvertisementMutation(api), t, () => t('advertisements.changed', { title }))

  const choose = async (file: File) => {
    const fault = pictureFault(file, t)
    setError('picture', fault)
    if (fault !== undefined) return
    const image = await toBase64(file)
    set({ picture: { image, url: `data:${file.type};base64,${image}` } })
  }

  const submit = () => {
    if (!isValid()) return
    const image = values.picture?.image
    const translations = Object.fromEntries(
      Object.entries(values.titles).flatMap(([language, typed]) =>
        isBlank(typed) ? [] : [[language, { title: typed.trim() }]],
      ),
    )
    if (advertisement === undefined) {
      if (image !== undefined) add.run({ title, image, translations }, onClose)
      return
    }
    const changed = {
      ...(title !== advertisement.title && { title }),
      ...((title !== advertisement.title || changesTitles(advertisement, values.titles)) && { translations }),
      ...(image !== undefined && { image }),
    }
    if (Object.keys(changed).length === 0) onClose()
    else change.run({ id: advertisement.id, change: changed }, onClose)
  }

  const shown = values.picture?.url ?? advertisement?.imageUrl
  return (
    <FormDialog
      title={advertisement === undefined ? t('advertisements.addTitle') : t('advertisements.changeTitle')}
      action={t('save')}
      sending={advertisement === undefined ? add : change}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('advertisements.name')} maxLength={200} {...field('title')} />
      <Disclosure title={t('settings.translations', { name: t('advertisements.name') })}>
        <Stack gap={16}>
          {translatedLanguages.map((language) => (
            <TextField
              key={language}
              label={languageNames[language]}
              lang={language}
              maxLength={200}
              value={values.titles[language] ?? ''}
              onChange={(typed) => set({ titles: { ...values.titles, [language]: typed } })}
            />
          ))}
        </Stack>
      </Disclosure>
      <FileField
        label={t('advertisements.picture')}
        buttonLabel={t('advertisements.choose')}
        accept={pictureKinds.join(',')}
        description={t('advertisements.pictureHint')}
        errorMessage={errors.picture}
        onSelect={(file) => void choose(file)}
      />
      {shown !== undefined && (
        <div className={css.picture}>
          <Image
            src={shown}
            alt={t('advertisements.preview')}
            width={16}
            height={9}
            placeholder={<Landing alt={t('advertisements.preview')} ratio={16 / 9} />}
          />
        </div>
      )}
    </FormDialog>
  )
}
