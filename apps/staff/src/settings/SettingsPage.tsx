import { languageNames, translatedLanguages } from '@naru/api/languages'
import { networks, textFacts } from '@naru/api/operator'
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
import { useQuery } from '@tanstack/react-query'
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
} as const

const noCard: FeedbackCard = { username: '', content: '', rating: 5 }
const cardsOf = ({ feedback = [] }: SiteSettings) => [0, 1, 2].map((at) => feedback[at] ?? noCard)
const isWritten = ({ username, content }: FeedbackCard) => username.trim() !== '' || content.trim() !== ''

const SettingsForm = ({ settings, missing, isClosed }: StoredSiteSettings) => {
  const t = useAdminText()
  const { names, title } = useMissing(missing, isClosed)
  const [values, setValues] = useState(settings)
  const [cards, setCards] = useState(() => cardsOf(settings))
  const saving = useFormMutation(saveSiteSettingsMutation(api), t, () => t('settings.saved'))
  const set = (part: SiteSettings) => setValues((before) => ({ ...before, ...part }))
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
  return (
    <Form
      onSubmit={() => saving.run({ ...values, feedback: cards.filter(isWritten) })}
      aria-label={t('settings.title')}
    >
      <Stack gap={24}>
        {missing.length > 0 && (
          <Alert tone="danger" role="status" title={title}>
            {t('settings.missing', { names })}
          </Alert>
        )}
        <TitledCard title={t('settings.who')}>{who.map(line)}</TitledCard>
        <TitledCard title={t('settings.contact')}>
          <Grid columns={2} gap={16}>
            {contact.map(line)}
          </Grid>
          <Text tone="muted" size="sm">
            {t('settings.networksHint')}
          </Text>
          {networks.map(line)}
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
        <FailureAlert failure={saving.failure} />
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
