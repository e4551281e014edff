import { isUnsupported, type Notification } from '@naru/api'
import { deleteNotificationsMutation, notificationsQuery, updateCached } from '@naru/api/queries'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useTitle } from '@naru/app-shell/useTitle'
import { useStudentText } from '../frame/text/student'
import { NotificationList } from './NotificationList'
import { useNotificationItem } from './useNotificationItem'

/** Shown as samples where the API has no notifications; the catalogue words them. */
const samples = ['paper', 'leaderboard', 'video', 'plan', 'welcome'] as const

/** What has happened to the learner's plans, exams and results; selected ones or all can be deleted. */
export const NotificationPage = () => {
  const t = useStudentText()
  const query = useQuery(notificationsQuery(api))
  const isSample = query.isError && isUnsupported(query.error)
  useTitle(t('notification.title'))
  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead title={t('notification.title')} />
        {query.isPending && <Pending label={t('notification.loading')} height="20rem" />}
        {isSample && <SampleNotifications />}
        {query.isError && !isSample && (
          <LoadFailed query={query} retry={t('notification.retry')}>
            {t('notification.failed')}
          </LoadFailed>
        )}
        {query.data !== undefined && <OwnNotifications notifications={query.data} />}
      </Stack>
    </Page>
  )
}

const OwnNotifications = ({ notifications }: { notifications: readonly Notification[] }) => {
  const t = useStudentText()
  const itemOf = useNotificationItem()
  const queryClient = useQueryClient()
  const remove = useSingleFlightMutation({
    ...deleteNotificationsMutation(api),
    onSuccess: (_done, ids) =>
      updateCached(queryClient, notificationsQuery(api).queryKey, (before) =>
        before.filter(({ id }) => !ids.includes(id)),
      ),
  })
  return (
    <>
      <NotificationList
        label={t('notification.title')}
        items={notifications.map(itemOf)}
        isPending={remove.isPending}
        onDelete={(ids) => remove.mutate([...ids])}
      />
      <FailureAlert failure={remove.isError ? t('notification.notDeleted') : undefined} />
    </>
  )
}

const SampleNotifications = () => {
  const t = useStudentText()
  const [ids, setIds] = useState<readonly (typeof samples)[number][]>(samples)
  const items = ids.map((id) => ({
    id,
    label: t(`notification.samples.${id}.title`),
    children: <Text tone="muted">{t(`notification.samples.${id}.text`)}</Text>,
  }))
  return (
    <Stack gap={16}>
      {ids.length > 0 && (
        <>
          <Heading level={2}>{t('notification.sampleNotifications')}</Heading>
          <Text tone="muted">{t('notification.sampleText')}</Text>
        </>
      )}
      <NotificationList
        label={t('notification.sampleNotifications')}
        items={items}
        onDelete={(deleted) => setIds(ids.filter((id) => !deleted.has(id)))}
      />
    </Stack>
  )
}
