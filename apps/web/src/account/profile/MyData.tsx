import { downloadMyDataMutation, requestAccountDeletionMutation, userDataQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { useDates } from '@naru/app-shell/language'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { saveBase64 } from '@naru/app-shell/saveFile'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { PasswordField } from '@naru/ui/PasswordField'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeepAccount } from './useKeepAccount'
import { useMyDataText } from '../text/myData'

const Download = () => {
  const t = useMyDataText()
  const { formatError } = useErrors()
  const [failure, fail] = useState<string>()
  const download = useSingleFlightMutation({
    ...downloadMyDataMutation(api),
    onMutate: () => fail(undefined),
    onError: (error) => fail(formatError('myDataDownload', error)),
    onSuccess: (file) => {
      saveBase64(file.fileName, file.zip, 'application/zip')
      toast.success(t('downloaded'))
    },
  })
  return (
    <Stack gap={12}>
      <Text>{t('downloadText')}</Text>
      <FailureAlert failure={failure} />
      <span>
        <Button isPending={download.isPending} onPress={() => download.mutate()}>
          {t('download')}
        </Button>
      </span>
    </Stack>
  )
}

export const MyData = () => {
  const t = useMyDataText()
  const { day } = useDates()
  const { data: user } = useQuery(userDataQuery(api))
  const keep = useKeepAccount()
  const [isAsking, setAsking] = useState(false)
  const deletionAt = user?.deletionAt
  return (
    <Card as="section" aria-labelledby="my-data">
      <Stack gap={24}>
        <Heading level={2} size="xl" id="my-data">
          {t('heading')}
        </Heading>
        <Download />
        <Stack gap={12}>
          <Text>{deletionAt === undefined ? t('deleteText') : t('pending', { day: day(deletionAt) })}</Text>
          <span>
            {/* One button, so that it stays focused when its action changes. */}
            <Button
              variant={deletionAt === undefined ? 'danger' : 'primary'}
              {...(deletionAt === undefined ? { onPress: () => setAsking(true), children: t('delete') } : keep)}
            />
          </span>
        </Stack>
      </Stack>
      {isAsking && <DeleteAccount onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** Says what a deletion removes and what stays, and asks for the password. Open while rendered. */
const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
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
