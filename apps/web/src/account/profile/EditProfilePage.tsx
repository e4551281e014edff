import { isUnsupported, type Profile, type ProfileChange } from '@naru/api'
import { changeProfileMutation, profileQuery, userDataQuery } from '@naru/api/queries'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useSharedText } from '@naru/app-shell/text'
import { useTitle } from '@naru/app-shell/useTitle'
import { studentId } from '@naru/app-shell/user/userNames'
import { useStudentText } from '../../frame/text/student'
import { ProfileForm } from './ProfileForm'

/** The learner's own data. An API that keeps no profile gets a sample, which is neither validated nor sent. */
export const EditProfilePage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const profile = useQuery(profileQuery(api))
  const isSample = profile.isError && isUnsupported(profile.error)
  useTitle(t('editProfile.title'))

  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead title={t('editProfile.title')} lead={isSample ? t('editProfile.sampleLead') : undefined} />
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
  const { formatError } = useErrors()
  const change = useSingleFlightMutation(changeProfileMutation(api))
  return (
    <ProfileForm
      studentId={useStudentId('…')}
      profile={profile}
      isPending={change.isPending}
      failure={change.isError ? formatError('changeProfile', change.error) : undefined}
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
