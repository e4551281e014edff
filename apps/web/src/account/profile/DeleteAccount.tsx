import { requestAccountDeletionMutation } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { PasswordField } from '@naru/ui/PasswordField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useMyDataText } from '../text/myData'

/** Says what a deletion removes and what stays, and asks for the password. Open while rendered. */
export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const t = useMyDataText()
  const { formatError } = useErrors()
  const [password, setPassword] = useState('')
  const [failure, fail] = useState<string>()
  const request = useSingleFlightMutation({
    ...requestAccountDeletionMutation(api),
    onMutate: () => fail(undefined),
    onError: (error) => fail(formatError('accountDeletion', error)),
    onSuccess: () => {
      toast.success(t('requested'))
      onClose()
    },
  })
  return (
    <Dialog title={t('title')} wide onClose={onClose}>
      <Form onSubmit={() => request.mutate({ password })}>
        <Stack gap={16}>
          <Text>
            <strong>{t('deletedTitle')}</strong> {t('deleted')}
          </Text>
          <Text>
            <strong>{t('staysTitle')}</strong> {t('stays')}
          </Text>
          <Text>{t('now')}</Text>
          <PasswordField label={t('password')} name="password" isRequired value={password} onChange={setPassword} />
          <FailureAlert failure={failure} />
          <Inline justify="end">
            <Button onPress={onClose}>{t('cancel')}</Button>
            <Button variant="danger" type="submit" isPending={request.isPending}>
              {t('delete')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
