import { isUnsupported, type Notification } from '@naru/api'
import { deleteNotificationsMutation, notificationsQuery, updateCached } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { translated, useDates } from '@naru/app-shell/language'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { isolate } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { SelectableList, type SelectableListItem } from '@naru/ui/SelectableList'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useLanguage } from '@naru/ui/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as css from './Notification.css'
import { useStudentText } from '../frame/text/student'

/** Shown as samples where the API has no notifications; the catalogue words them. */
const samples = ['paper', 'leaderboard', 'video', 'plan', 'welcome'] as const

/** What has happened to the learner's plans, exams and results; selected ones or all can be deleted. */
export const NotificationPage = () => {
  const t = useStudentText()
  const query = useQuery(notificationsQuery(api))
  const isSample = query.isError && isUnsupported(query.error)
  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead tab title={t('notification.title')} />
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

interface Words {
  title: string
  text: string
  href: string
  link: string
}

/** @returns words a notification, with its day and a link to where it leads */
const useNotificationItem = (): ((notification: Notification) => SelectableListItem) => {
  const t = useStudentText()
  const language = useLanguage()
  const { day, shortDay } = useDates()

  const wordsOf = (notification: Notification): Words => {
    const { kind, expiresAt, attemptId = '', totalScore = 0, totalPossibleMarks = 0 } = notification
    const words = translated({ name: '', topic: '', ...notification }, language)
    const name = isolate(words.name)
    const exam = isolate(words.topic)
    const end = day(expiresAt ?? '')
    switch (kind) {
      case 'planBegan':
        return {
          title: t('notification.planBegan', { name }),
          text: expiresAt === undefined ? t('notification.yoursForLife') : t('notification.yoursUntil', { day: end }),
          href: '/exams',
          link: t('notification.toExams'),
        }
      case 'reply':
        return {
          title: t('notification.reply'),
          text: notification.text ?? '',
          href: '/contact',
          link: t('notification.writeAgain'),
        }
      case 'planEnds':
        return {
          title: t('notification.planEnds', { name }),
          text: t('notification.planEndsText', { day: end }),
          href: '/pricing',
          link: t('exams.seePlans'),
        }
      case 'examAdded':
        return {
          title: t('notification.examAdded', { exam }),
          text: t('notification.examAddedText'),
          href: '/exams',
          link: t('notification.toExams'),
        }
      case 'scoreReport':
        return {
          title: t('notification.scoreReport', { exam }),
          text: t('notification.scoreReportText'),
          href: `/myresult/${attemptId}/score-report`,
          link: t('notification.toScoreReport'),
        }
      case 'resultCorrected':
        return {
          title: t('notification.resultCorrected', { exam }),
          text: t('notification.resultCorrectedText', { score: totalScore, possible: totalPossibleMarks }),
          href: `/myresult/${attemptId}`,
          link: t('notification.toResult'),
        }
    }
  }

  return (notification) => {
    const { title, text, href, link } = wordsOf(notification)
    return {
      id: notification.id,
      label: title,
      children: (
        <Stack gap={4}>
          <Text tone="muted" className={css.text}>
            {text}
          </Text>
          <Inline gap={8}>
            <Text tone="muted" size="sm">
              {shortDay(notification.at)}
            </Text>
            <Link href={href}>{link}</Link>
          </Inline>
        </Stack>
      ),
    }
  }
}

interface NotificationListProps {
  /** Accessible name of the list. */
  label: string
  items: readonly SelectableListItem[]
  /** Whether a deletion is under way. Default false. */
  isPending?: boolean
  /** Deletes items, which then leave `items`. */
  onDelete: (ids: ReadonlySet<string>) => void
}

/** Items that can be deleted, selected ones or all. */
const NotificationList = ({ label, items, isPending = false, onDelete }: NotificationListProps) => {
  const t = useStudentText()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [before, setBefore] = useState(items.length)
  const [done, setDone] = useState('')
  const area = useRef<HTMLElement>(null)
  const selectedIds = new Set(items.map(({ id }) => id).filter((id) => selected.has(id)))
  if (items.length < before) setDone(t('notification.removed', { count: before - items.length }))
  if (items.length !== before) setBefore(items.length)

  const remove = (ids: ReadonlySet<string>) => {
    onDelete(ids)
    // The pressed button unmounts, and would lose the focus.
    area.current?.focus()
  }

  return (
    <section ref={area} tabIndex={-1} aria-label={t('notification.title')} className={css.area}>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {items.length === 0 ? (
        <EmptyState
          drawing={<Drawing name="lantern" />}
          action={<ButtonLink href="/exams">{t('myResult.takeExam')}</ButtonLink>}
        >
          {t('notification.empty')}
        </EmptyState>
      ) : (
        <SelectableList
          label={label}
          selectAllLabel={t('notification.selectAll')}
          items={items}
          selectedIds={selectedIds}
          onChange={setSelected}
          actions={
            <>
              {selectedIds.size > 0 && (
                <Button
                  size="small"
                  variant="danger"
                  iconStart="trash"
                  isPending={isPending}
                  onPress={() => remove(selectedIds)}
                >
                  {t('notification.deleteSelected')}
                </Button>
              )}
              <Button size="small" isPending={isPending} onPress={() => remove(new Set(items.map(({ id }) => id)))}>
                {t('notification.clearAll')}
              </Button>
            </>
          }
        />
      )}
    </section>
  )
}
