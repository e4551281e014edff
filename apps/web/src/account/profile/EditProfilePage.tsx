import { userDataQuery } from '@naru/api/queries'
import { Avatar } from '@naru/ui/Avatar'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { FileField } from '@naru/ui/FileField'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { NameFields } from '../NameFields'
import { useErrorText } from '@naru/app-shell/errors'
import { studentId } from '@naru/app-shell/userNames'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../../frame/text/student'
import * as css from './EditProfile.css'
import { useProfileImage } from './useProfileImage'

/** What the page is filled with where the account says nothing. */
const sampleId = 'NARU007'
const defaults = {
  firstName: 'Nimal',
  lastName: 'Perera',
  /** ISO date. */
  dateOfBirth: '2000-05-14',
  contactNumber: '+94 77 123 4567',
  email: 'nimal.perera@example.com',
  address: '12 Lake Road, Kandy',
} as const

type Values = Record<keyof typeof defaults, string>

/** The learner's data, on this page only: nothing is validated, stored or sent. */
export const EditProfilePage = () => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const tErrors = useErrorText()
  const { data } = useQuery(userDataQuery(api))
  const [values, setValues] = useState<Values>(defaults)
  const [isSaved, setIsSaved] = useState(false)
  const image = useProfileImage()
  useTitle(tStudent('editProfile.title'))

  const field = (name: keyof Values) => ({
    name,
    label: tStudent(`editProfile.${name}`),
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })

  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead title={tStudent('editProfile.title')} lead={tStudent('editProfile.lead')} />
        <Card>
          <Form validationBehavior="aria" onSubmit={() => setIsSaved(true)}>
            <Stack gap={24}>
              <div className={css.picture}>
                {image.url === undefined ? (
                  <Avatar generic size="large" />
                ) : (
                  <img
                    src={image.url}
                    alt={tStudent('editProfile.preview')}
                    width={96}
                    height={96}
                    className={css.photo}
                  />
                )}
                <div className={css.choice}>
                  <FileField
                    label={tStudent('editProfile.image')}
                    buttonLabel={tStudent('editProfile.chooseImage')}
                    accept="image/*"
                    icon="image"
                    errorMessage={image.isRefused ? tErrors('notAnImage') : undefined}
                    onSelect={(file) => void image.choose(file)}
                  />
                </div>
              </div>
              <dl className={css.facts}>
                <dt className={css.term}>{tStudent('dashboard.studentId')}</dt>
                <dd className={css.value}>
                  {data === undefined ? sampleId : studentId(data.userId, tShared('notAvailable'))}
                </dd>
              </dl>
              <Stack gap={16}>
                <Grid columns={2} gap={16}>
                  <NameFields
                    first={<TextField {...field('firstName')} autoComplete="given-name" />}
                    family={<TextField {...field('lastName')} autoComplete="family-name" />}
                  />
                  <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" />
                  <TextField {...field('contactNumber')} type="tel" autoComplete="tel" />
                </Grid>
                <TextField {...field('email')} type="email" autoComplete="email" />
                <TextField {...field('address')} multiline autoComplete="street-address" />
              </Stack>
              <Inline>
                <Button variant="primary" size="large" type="submit">
                  {tStudent('editProfile.save')}
                </Button>
                <ButtonLink href="/profile" variant="quiet" size="large">
                  {tStudent('editProfile.back')}
                </ButtonLink>
              </Inline>
            </Stack>
          </Form>
        </Card>
      </Stack>
      <Dialog
        role="alertdialog"
        title={tStudent('editProfile.saved')}
        isOpen={isSaved}
        onClose={() => setIsSaved(false)}
        actions={
          <Button variant="primary" onPress={() => setIsSaved(false)}>
            {tStudent('editProfile.ok')}
          </Button>
        }
      />
    </Page>
  )
}
