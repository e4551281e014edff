import { isUnsupported, type Profile, type ProfileChange } from '@naru/api'
import { changeProfileMutation, profileQuery, userDataQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors, useErrorText } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { studentId } from '@naru/app-shell/user/userNames'
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
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NameFields } from '../NameFields'
import * as css from './EditProfile.css'
import { useProfileImage } from './useProfileImage'
import { useStudentText } from '../../frame/text/student'

/** The learner's own data. An API that keeps no profile gets a sample, which is neither validated nor sent. */
export const EditProfilePage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const profile = useQuery(profileQuery(api))
  const isSample = profile.isError && isUnsupported(profile.error)

  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead tab title={t('editProfile.title')} lead={isSample ? t('editProfile.sampleLead') : undefined} />
        {profile.isPending && <Pending label={t('editProfile.loading')} height="32rem" />}
        {isSample && <SampleProfile />}
        {profile.isError && !isSample && (
          <LoadFailed query={profile} retry={t('editProfile.retry')}>
            {formatError('profile', profile.error)}
          </LoadFailed>
        )}
        {profile.data !== undefined && <OwnProfile profile={profile.data} />}
      </Stack>
    </Page>
  )
}

/** The learner's Student ID. @param otherwise while it is unknown */
const useStudentId = (otherwise: string) => {
  const t = useSharedText()
  const { data } = useQuery(userDataQuery(api))
  return data === undefined ? otherwise : studentId(data.userId, t('notAvailable'))
}

const OwnProfile = ({ profile }: { profile: Profile }) => {
  const { failureOf } = useErrors()
  const change = useSingleFlightMutation(changeProfileMutation(api))
  return (
    <ProfileForm
      studentId={useStudentId('…')}
      profile={profile}
      isPending={change.isPending}
      failure={failureOf('changeProfile', change)}
      onSave={(changes, onSaved) => change.mutate(changes, { onSuccess: onSaved })}
    />
  )
}

/** What the page is filled with where the API keeps no profile. */
const sampleId = 'NARU007'
const sampleProfile: Profile = {
  name: 'Nimal',
  lName: 'Perera',
  dateOfBirth: '2000-05-14',
  phone: '+94 77 123 4567',
  email: 'nimal.perera@example.com',
  address: '12 Lake Road, Kandy',
}

const SampleProfile = () => {
  const save = (_changes: ProfileChange, onSaved: () => void) => onSaved()
  return <ProfileForm isSample studentId={useStudentId(sampleId)} profile={sampleProfile} onSave={save} />
}

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

const ProfileForm = ({
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
  const [savedImage, setSavedImage] = useState<string>()
  const image = useProfileImage()
  const picture = image.url ?? (profile.picture === undefined ? '' : `data:image/webp;base64,${profile.picture}`)

  const field = (name: Field) => ({
    name,
    value: values[name] ?? profile[name] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })
  const required = (name: Field) => ({ ...field(name), isRequired: !isSample })
  const save = () => {
    const changes = Object.fromEntries(
      fields.flatMap((name) => {
        const value = values[name]
        return name === 'email' || value === undefined || value === (profile[name] ?? '') ? [] : [[name, value]]
      }),
    )
    const { url } = image
    const chosen = url === undefined || url === savedImage ? {} : { picture: url.replace(/^.*,/, '') }
    onSave({ ...changes, ...chosen }, () => {
      setSavedImage(url)
      setIsSaved(true)
    })
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
