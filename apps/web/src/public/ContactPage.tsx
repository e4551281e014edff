import { isUnsupported } from '@naru/api'
import { sendContactMessageMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useUser } from '@naru/app-shell/user/useUser'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { NameFields } from '../account/NameFields'
import { useAccountText } from '../account/text/account'
import * as css from './Contact.css'
import { Networks, Ways } from './Ways'

export const ContactPage = () => {
  const t = useAccountText()
  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab title={t('contact.title')} lead={t('contact.lead')} />
        <div className={css.columns}>
          <Card>
            <ContactForm />
          </Card>
          <Card>
            <Stack gap={16}>
              <Drawing name="boat" />
              <Ways />
              <Networks />
            </Stack>
          </Card>
        </div>
      </Stack>
    </Page>
  )
}

const empty = { firstName: '', lastName: '', contactNumber: '', email: '', message: '' }
type Values = typeof empty

/**
 * Five required fields, filled with the data of the user who is logged in. A message that fails to send stays in its
 * field, with an error.
 */
const ContactForm = () => {
  const t = useAccountText()
  const { failureOf } = useErrors()
  const user = useUser()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const known = user && { firstName: user.name, lastName: user.lName, contactNumber: user.phone, email: user.email }
  const values: Values = { ...empty, ...known, ...typed }
  const send = useSingleFlightMutation({
    ...sendContactMessageMutation(api),
    onSuccess: ({ success }) => {
      if (success) setTyped({})
    },
  })

  const notSent = isUnsupported(send.error) ? t('contact.cannotSend') : failureOf('contact', send)

  const field = (name: keyof Values) => ({
    name,
    isRequired: true,
    value: values[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })

  return (
    <Form onSubmit={() => send.mutate(values)}>
      <Stack gap={16}>
        <Grid columns={2} gap={16}>
          <NameFields
            first={
              <TextField
                {...field('firstName')}
                label={t('contact.firstName')}
                maxLength={300}
                autoComplete="given-name"
              />
            }
            family={
              <TextField
                {...field('lastName')}
                label={t('contact.lastName')}
                maxLength={300}
                autoComplete="family-name"
              />
            }
          />
        </Grid>
        <TextField {...field('contactNumber')} label={t('contact.contactNumber')} type="tel" autoComplete="tel" />
        <TextField {...field('email')} label={t('contact.email')} type="email" autoComplete="email" />
        <TextField {...field('message')} label={t('contact.message')} multiline maxLength={5000} />
        {send.data?.success === true && <Alert tone="success">{t('contact.sent')}</Alert>}
        {notSent !== undefined && (
          <Alert tone="danger" title={t('contact.notSent')}>
            <Stack gap={8}>
              <span>{notSent}</span>
              <span>{t('contact.otherWays')}</span>
              <Ways />
            </Stack>
          </Alert>
        )}
        <Button variant="primary" size="large" type="submit" isDisabled={send.isPending}>
          {t('contact.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
