import { downloadMyDataMutation, userDataQuery } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useKeepAccount } from './useKeepAccount'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useMyDataText } from '../text/myData'
import { DeleteAccount } from './DeleteAccount'
import { saveBase64 } from '@naru/app-shell/saveFile'
import { useDates } from '@naru/app-shell/language'

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

/** Download of the user's data, and deletion of the account. */
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
