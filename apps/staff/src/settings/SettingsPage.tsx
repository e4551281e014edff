import { isApiError } from '@naru/api'
import { languageNames, translatedLanguages } from '@naru/api/languages'
import { dayNames, networks, numberSettings, quotaNames, textFacts, type NumberName } from '@naru/api/operator'
import { siteSettingsQuery, saveSiteSettingsMutation } from '@naru/api/queries'
import type { FeedbackCard, SiteSettings, StoredSiteSettings } from '@naru/api/types'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Disclosure } from '@naru/ui/Disclosure'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import * as css from '../money/PlanDialog.css'
import { useAdminText } from '../text/admin'
import { useMissing } from './useMissing'

export const SettingsPage = () => {
  const t = useAdminText()
  const stored = useQuery(siteSettingsQuery(api))
  return (
    <AdminFrame title={t('settings.title')} lead={t('settings.lead')}>
      <Loaded query={stored}>{(loaded) => <SettingsForm {...loaded} />}</Loaded>
    </AdminFrame>
  )
}

const who = ['legalName', 'postalAddress', 'mailProvider'] as const
const contact = ['phone', 'email'] as const

/** Type and longest value of the fields of one line. */
const lines = {
  legalName: ['text', 200],
  postalAddress: ['text', 300],
  mailProvider: ['text', 200],
  phone: ['tel', 40],
  email: ['email', 254],
  facebook: ['url', 300],
  youtube: ['url', 300],
  instagram: ['url', 300],
  currency: ['text', 100],
  contactEmail: ['email', 254],
} as const

const settingNames = [
  ...who,
  ...contact,
  ...networks,
  'currency',
  ...textFacts,
  'feedback',
  'contactEmail',
  'mailSignature',
  ...dayNames,
  ...quotaNames,
] as const

const noCard: FeedbackCard = { username: '', content: '', rating: 5 }
const cardsOf = ({ feedback = [] }: Changes) => [0, 1, 2].map((at) => feedback[at] ?? noCard)
type Value = string | number | undefined | readonly Value[] | { readonly [name: string]: Value }

/** A stored value as one line. */
const lineOf = (value: Value): string =>
  typeof value === 'object' ? Object.values(value).map(lineOf).join(' · ') : String(value ?? '–')
const isWritten = ({ username, content }: FeedbackCard) => username.trim() !== '' || content.trim() !== ''

type Changes = { [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined }

/** Only what was typed here replaces what is stored, so that two admins can change different settings. */
const SettingsForm = ({ settings, missing, isClosed }: StoredSiteSettings) => {
  const t = useAdminText()
  const client = useQueryClient()
  const { names, title } = useMissing(missing, isClosed)
  const [opened, setOpened] = useState(settings)
  const [changes, setChanges] = useState<Changes>({})
  const values: Changes = { ...settings, ...changes }
  const cards = cardsOf(values)
  const [isConflict, setConflict] = useState(false)
  const saving = useFormMutation(
    saveSiteSettingsMutation(api),
    t,
    () => t('settings.saved'),
    (error) => setConflict(isApiError(error, 'http') && error.status === 409),
  )
  const set = (part: Changes) => setChanges((before) => ({ ...before, ...part }))
  const setCards = (feedback: FeedbackCard[]) => set({ feedback })
  const changedNames = settingNames.filter((name) => lineOf(opened[name]) !== lineOf(settings[name]))
  const submit = () => {
    const written = Object.entries({ ...values, feedback: cards.filter(isWritten) }).filter(
      ([, value]) => value !== undefined,
    )
    saving.run({ settings: Object.fromEntries(written), seen: settings }, (stored) => {
      client.setQueryData(siteSettingsQuery(api).queryKey, stored)
      setOpened(stored.settings)
      setChanges({})
    })
  }
  useBlocker({
    disabled: Object.keys(changes).length === 0,
    shouldBlockFn: () => !window.confirm(t('settings.leave')),
  })
  const line = (name: keyof typeof lines) => (
    <TextField
      key={name}
      label={t(`settings.${name}`)}
      type={lines[name][0]}
      maxLength={lines[name][1]}
      value={values[name] ?? ''}
      onChange={(typed) => set({ [name]: typed })}
    />
  )
  const number = (name: NumberName) => (
    <TextField
      key={name}
      label={t(`settings.${name}`)}
      description={t('settings.bounds', numberSettings[name])}
      type="number"
      min={numberSettings[name].least}
      max={numberSettings[name].most}
      value={String(values[name] ?? '')}
      onChange={(typed) => set({ [name]: typed === '' ? undefined : Number(typed) })}
    />
  )
  return (
    <Form onSubmit={submit} aria-label={t('settings.title')}>
      <Stack gap={24}>
        {missing.length > 0 && (
          <Alert tone="danger" role="status" title={title}>
            {t('settings.missing', { names })}
          </Alert>
        )}
        <TitledCard title={t('settings.who')}>
          <Grid columns={2} gap={16}>
            {who.map(line)}
          </Grid>
        </TitledCard>
        <TitledCard title={t('settings.contact')}>
          <Grid columns={2} gap={16}>
            {contact.map(line)}
          </Grid>
          <Text tone="muted" size="sm">
            {t('settings.networksHint')}
          </Text>
          <Grid columns={3} gap={16}>
            {networks.map(line)}
          </Grid>
        </TitledCard>
        <TitledCard title={t('settings.legal')}>
          <Text tone="muted" size="sm">
            {t('settings.legalHint')}
          </Text>
          {line('currency')}
          {textFacts.map((name) => (
            <Texts
              key={name}
              label={t(`settings.${name}`)}
              isLong={name === 'rights' || name === 'refundShare'}
              texts={values[name] ?? {}}
              onChange={(texts) => set({ [name]: texts })}
            />
          ))}
        </TitledCard>
        <TitledCard title={t('settings.feedback')}>
          <Text tone="muted" size="sm">
            {t('settings.feedbackHint')}
          </Text>
          <Grid columns={3} gap={24}>
            {cards.map((card, at) => (
              <CardFields
                key={at}
                number={at + 1}
                card={card}
                onChange={(part) => setCards(cards.map((each, place) => (place === at ? { ...each, ...part } : each)))}
              />
            ))}
          </Grid>
        </TitledCard>
        <TitledCard title={t('settings.mails')}>
          {line('contactEmail')}
          <Texts
            label={t('settings.mailSignature')}
            isLong={false}
            texts={values.mailSignature ?? {}}
            onChange={(mailSignature) => set({ mailSignature })}
          />
          <Text tone="muted" size="sm">
            {t('settings.mailsHint')}
          </Text>
        </TitledCard>
        <TitledCard title={t('settings.retention')}>
          <Grid columns={3} gap={16}>
            {dayNames.map(number)}
          </Grid>
          <Text tone="muted" size="sm">
            {t('settings.retentionHint')}
          </Text>
        </TitledCard>
        <TitledCard title={t('settings.limits')}>
          <Grid columns={3} gap={16}>
            {quotaNames.map(number)}
          </Grid>
          <Text tone="muted" size="sm">
            {t('settings.limitsHint')}
          </Text>
        </TitledCard>
        {changedNames.length > 0 && (
          <Alert tone="warning" role="status" title={t('settings.storedNow')}>
            {t('settings.storedNowHint')}
            <ul>
              {changedNames.map((name) => (
                <li key={name}>
                  {t('settings.storedValue', { name: t(`settings.${name}`), value: lineOf(settings[name]) })}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <FailureAlert failure={isConflict && changedNames.length > 0 ? undefined : saving.failure} />
        <span>
          <Button variant="primary" type="submit" isPending={saving.isPending}>
            {t('save')}
          </Button>
        </span>
      </Stack>
    </Form>
  )
}

interface TextsProps {
  label: string
  isLong: boolean
  texts: Readonly<Record<string, string>>
  onChange: (texts: Record<string, string>) => void
}

/** A text in English, and folded those in other languages. */
const Texts = ({ label, isLong, texts, onChange }: TextsProps) => {
  const t = useAdminText()
  const field = (language: string, name: string) => (
    <TextField
      key={language}
      label={name}
      lang={language}
      multiline={isLong}
      maxLength={1000}
      value={texts[language] ?? ''}
      onChange={(typed) => onChange({ ...texts, [language]: typed })}
    />
  )
  return (
    <Stack gap={8}>
      {field('en', label)}
      <Disclosure title={t('settings.translations', { name: label })}>
        <Stack gap={16}>{translatedLanguages.map((language) => field(language, languageNames[language]))}</Stack>
      </Disclosure>
    </Stack>
  )
}

interface CardFieldsProps {
  number: number
  card: FeedbackCard
  onChange: (part: Partial<FeedbackCard>) => void
}

const CardFields = ({ number, card, onChange }: CardFieldsProps) => {
  const t = useAdminText()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('settings.card', { number })}</legend>
      <TextField
        label={t('settings.username')}
        maxLength={60}
        value={card.username}
        onChange={(username) => onChange({ username })}
        isRequired={card.content.trim() !== ''}
      />
      <TextField
        label={t('settings.content')}
        multiline
        maxLength={400}
        value={card.content}
        onChange={(content) => onChange({ content })}
        isRequired={card.username.trim() !== ''}
      />
      <Select
        label={t('settings.rating')}
        items={[5, 4, 3, 2, 1].map((stars) => ({ id: String(stars), label: t('settings.stars', { count: stars }) }))}
        value={String(card.rating)}
        onChange={(stars) => onChange({ rating: Number(stars) })}
      />
    </fieldset>
  )
}
