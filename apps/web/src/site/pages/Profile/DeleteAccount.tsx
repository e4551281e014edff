import { requestAccountDeletionMutation } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { PasswordField } from '@naru/ui/PasswordField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useErrors } from '../../../shared/errors'
import { FailureAlert } from '../../parts/FailureAlert'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useMyDataText } from '../../text/myData'

/** Says what a deletion removes and what stays, and asks for the password. Open while rendered. */
export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const text = useMyDataText()
  const { formatError } = useErrors()
  const [password, setPassword] = useState('')
  const [failure, fail] = useState<string>()
  const request = useSingleFlightMutation({
    ...requestAccountDeletionMutation(api),
    onMutate: () => fail(undefined),
    onError: (error) => fail(formatError('accountDeletion', error)),
    onSuccess: () => {
      toast.success(text.requested)
      onClose()
    },
  })
  return (
    <Dialog title={text.title} wide onClose={onClose}>
      <Form onSubmit={() => request.mutate({ password })}>
        <Stack gap={16}>
          <Text>
            <strong>{text.deletedTitle}</strong> {text.deleted}
          </Text>
          <Text>
            <strong>{text.staysTitle}</strong> {text.stays}
          </Text>
          <Text>{text.now}</Text>
          <PasswordField label={text.password} name="password" isRequired value={password} onChange={setPassword} />
          <FailureAlert failure={failure} />
          <Inline justify="end">
            <Button onPress={onClose}>{text.cancel}</Button>
            <Button variant="danger" type="submit" isPending={request.isPending}>
              {text.delete}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
