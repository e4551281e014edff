import { setUserEmailMutation, type AdminUserDetails } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Form } from '@naru/ui/Form'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { FailureAlert } from '../../parts/FailureAlert'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'

interface EmailCorrectionProps {
  user: AdminUserDetails
}

/** Corrects the email address of a user, or keeps it, and mails a code to it. */
export const EmailCorrection = ({ user: { id, email } }: EmailCorrectionProps) => {
  const { user: text } = useAdminText()
  const [written, setWritten] = useState(email)
  const send = useFormMutation(setUserEmailMutation(api), useAdminText(), (_done, sent) => text.codeSent(sent.email))
  return (
    <Card as="section" aria-labelledby="user-email">
      <Form validationBehavior="aria" onSubmit={() => send.run({ id, email: written.trim() })}>
        <Stack gap={16}>
          <Heading level={2} size="xl" id="user-email">
            {text.verification}
          </Heading>
          <Text>{text.verificationText}</Text>
          <TextField label={text.email} type="email" value={written} onChange={setWritten} autoComplete="off" />
          <FailureAlert failure={send.failure} />
          <span>
            <Button type="submit" isPending={send.isPending} isDisabled={written.trim() === ''}>
              {text.sendCode}
            </Button>
          </span>
        </Stack>
      </Form>
    </Card>
  )
}
