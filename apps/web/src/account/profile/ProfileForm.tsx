import type { Profile, ProfileChange } from '@naru/api'
import { Avatar } from '@naru/ui/Avatar'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useState, type ReactNode } from 'react'
import { useErrorText } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useStudentText } from '../../frame/text/student'
import { NameFields } from '../NameFields'
import * as css from './EditProfile.css'
import { useProfileImage } from './useProfileImage'

const fields = ['name', 'lName', 'dateOfBirth', 'phone', 'email', 'address'] as const
type Field = (typeof fields)[number]

interface ProfileFormProps {
  studentId: string
  /** What the fields are filled with. */
  profile: Profile
  /** Whether nothing is validated, and the email address may be written. Default false. */
  isSample?: boolean
  isPending?: boolean
  /** Why the last save failed. @default it did not */
  failure?: string | undefined
  /** Saves what has changed. */
  onSave: (changes: ProfileChange, onSaved: () => void) => void
}

const toContact = (words: ReactNode) => <Link href="/contact">{words}</Link>

export const ProfileForm = ({
  studentId,
  profile,
  isSample = false,
  isPending = false,
  failure,
  onSave,
}: ProfileFormProps) => {
  const t = useStudentText()
  const tErrors = useErrorText()
  const [values, setValues] = useState<Partial<Record<Field, string>>>({})
  const [isSaved, setIsSaved] = useState(false)
  const image = useProfileImage()
  const picture = image.url ?? (profile.picture === undefined ? '' : `data:image/webp;base64,${profile.picture}`)

  const field = (name: Field) => ({
    name,
    value: values[name] ?? profile[name] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })
  const required = (name: Field) => ({ ...field(name), isRequired: !isSample })
  const save = () => {
    const { email: _readOnly, ...changes } = values
    const chosen = image.url === undefined ? {} : { picture: image.url.replace(/^.*,/, '') }
    onSave({ ...changes, ...chosen }, () => setIsSaved(true))
  }

  return (
    <Card>
      <Form validationBehavior={isSample ? 'aria' : 'native'} onSubmit={save}>
        <Stack gap={24}>
          <div className={css.picture}>
            {picture === '' ? (
              <Avatar generic size="large" />
            ) : (
              <img src={picture} alt={t('editProfile.preview')} width={96} height={96} className={css.photo} />
            )}
            <div className={css.choice}>
              <FileField
                label={t('editProfile.image')}
                buttonLabel={t('editProfile.chooseImage')}
                accept="image/*"
                icon="image"
                errorMessage={image.isRefused ? tErrors('notAnImage') : undefined}
                onSelect={(file) => void image.choose(file)}
              />
              {picture !== '' && (
                <Button size="small" variant="quiet" onPress={image.remove}>
                  {t('editProfile.removeImage')}
                </Button>
              )}
            </div>
          </div>
          <dl className={css.facts}>
            <dt className={css.term}>{t('dashboard.studentId')}</dt>
            <dd className={css.value}>{studentId}</dd>
          </dl>
          <Stack gap={16}>
            <Grid columns={2} gap={16}>
              <NameFields
                first={
                  <TextField
                    {...required('name')}
                    label={t('editProfile.firstName')}
                    maxLength={300}
                    autoComplete="given-name"
                  />
                }
                family={
                  <TextField
                    {...required('lName')}
                    label={t('editProfile.lastName')}
                    maxLength={300}
                    autoComplete="family-name"
                  />
                }
              />
              <TextField
                {...field('dateOfBirth')}
                label={t('editProfile.dateOfBirth')}
                type="date"
                autoComplete="bday"
              />
              <TextField
                {...required('phone')}
                label={t('editProfile.contactNumber')}
                type="tel"
                maxLength={32}
                autoComplete="tel"
              />
            </Grid>
            <TextField
              {...field('email')}
              label={t('editProfile.email')}
              description={isSample ? undefined : t.rich('editProfile.emailHelp', { contact: toContact })}
              type="email"
              autoComplete="email"
              isReadOnly={!isSample}
            />
            <TextField
              {...field('address')}
              label={t('editProfile.address')}
              maxLength={1000}
              multiline
              autoComplete="street-address"
            />
          </Stack>
          <FailureAlert failure={failure} />
          <Inline>
            <Button variant="primary" size="large" type="submit" isPending={isPending}>
              {isPending ? t('editProfile.saving') : t('editProfile.save')}
            </Button>
            <ButtonLink href="/profile" variant="quiet" size="large">
              {t('editProfile.back')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
      <Dialog
        role="alertdialog"
        title={t('editProfile.saved')}
        isOpen={isSaved}
        onClose={() => setIsSaved(false)}
        actions={
          <Button variant="primary" onPress={() => setIsSaved(false)}>
            {t('editProfile.ok')}
          </Button>
        }
      />
    </Card>
  )
}
