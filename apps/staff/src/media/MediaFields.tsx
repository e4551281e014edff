import { type MediaEntry } from '@naru/api'
import { speakersQuery } from '@naru/api/queries'
import { Select } from '@naru/ui/Select'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import type { useForm } from '@naru/app-shell/forms/useForm'
import { useDeskMediaText } from '../text/deskMedia'

interface MediaValues {
  title: string
  alt: string
  licence: string
  /** Id of who speaks; '' for nobody. */
  speaker: string
}

export const mediaValues = (entry?: MediaEntry): MediaValues => ({
  title: entry?.title ?? '',
  alt: entry?.alt ?? '',
  licence: entry?.licence ?? '',
  speaker: entry?.speakers[0]?.id ?? '',
})

interface MediaFieldsProps {
  field: ReturnType<typeof useForm<MediaValues>>['field']
  hasAlt: boolean
  hasSpeaker: boolean
  licenceHint?: string
}

export const MediaFields = ({ field, hasAlt, hasSpeaker, licenceHint }: MediaFieldsProps) => {
  const t = useDeskMediaText()
  const speakers = useQuery({ ...speakersQuery(api), enabled: hasSpeaker })
  return (
    <>
      <TextField label={t('upload.name')} maxLength={200} {...field('title')} />
      {hasAlt && (
        <TextField
          label={t('upload.alt')}
          maxLength={500}
          description={t('upload.altHint')}
          multiline
          {...field('alt')}
        />
      )}
      {hasSpeaker && (
        <Select
          label={t('upload.speaker')}
          items={[
            { id: '', label: t('upload.noSpeaker') },
            ...(speakers.data ?? []).map(({ id, name }) => ({ id, label: name })),
          ]}
          {...field('speaker')}
        />
      )}
      <TextField label={t('upload.licence')} maxLength={500} description={licenceHint} {...field('licence')} />
    </>
  )
}
