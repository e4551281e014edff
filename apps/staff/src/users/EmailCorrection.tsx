import { type AdminUserDetails } from '@naru/api'
import { setUserEmailMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'

interface EmailCorrectionProps {
  user: AdminUserDetails
}

/** Corrects the email address of a user, or keeps it, and mails a code to it. */
export const EmailCorrection = ({ user: { id, email } }: EmailCorrectionProps) => {
  const t = useAdminText()
  const [written, setWritten] = useState(email)
  const send = useFormMutation(setUserEmailMutation(api), useAdminText(), (_done, sent) =>
    t('user.codeSent', { email: sent.email }),
  )
  return (
    <TitledCard title={t('user.verification')}>
      <Text>{t('user.verificationText')}</Text>
      <Form validationBehavior="aria" onSubmit={() => send.run({ id, email: written.trim() })}>
        <Stack gap={16}>
          <TextField label={t('user.email')} type="email" value={written} onChange={setWritten} autoComplete="off" />
          <FailureAlert failure={send.failure} />
          <span>
            <Button type="submit" isPending={send.isPending} isDisabled={written.trim() === ''}>
              {t('user.sendCode')}
            </Button>
          </span>
        </Stack>
      </Form>
    </TitledCard>
  )
}
