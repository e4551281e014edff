import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { SelectableList } from '@naru/ui/SelectableList'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useRef, useState } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useStudentText } from '../frame/text/student'
import * as css from './Notification.css'

/** Shown on /notification as samples, as long as there are no real notifications; the catalogue words them. */
export const sampleNotifications = ['paper', 'leaderboard', 'video', 'plan', 'welcome'] as const

type SampleId = (typeof sampleNotifications)[number]

const none: ReadonlySet<string> = new Set()

/** Sample notifications that can be removed, selected ones or all. */
export const NotificationPage = () => {
  const t = useStudentText()
  const [items, setItems] = useState<readonly SampleId[]>(sampleNotifications)
  const [selectedIds, setSelectedIds] = useState(none)
  const [done, setDone] = useState('')
  const area = useRef<HTMLElement>(null)
  useTitle(t('notification.title'))

  const showOnly = (remaining: readonly SampleId[]) => {
    setItems(remaining)
    setSelectedIds(none)
    setDone(t('notification.removed', { count: items.length - remaining.length }))
    // The pressed button unmounts, and would lose the focus.
    area.current?.focus()
  }

  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead title={t('notification.title')} />
        <section ref={area} tabIndex={-1} aria-label={t('notification.title')} className={css.area}>
          <VisuallyHidden role="status">{done}</VisuallyHidden>
          {items.length === 0 ? (
            <EmptyState drawing={<Drawing name="lantern" />}>{t('notification.empty')}</EmptyState>
          ) : (
            <Stack gap={16}>
              <Heading level={2}>{t('notification.sampleNotifications')}</Heading>
              <Text tone="muted">{t('notification.sampleText')}</Text>
              <SelectableList
                label={t('notification.sampleNotifications')}
                selectAllLabel={t('notification.selectAll')}
                items={items.map((id) => ({
                  id,
                  label: t(`notification.samples.${id}.title`),
                  children: <Text tone="muted">{t(`notification.samples.${id}.text`)}</Text>,
                }))}
                selectedIds={selectedIds}
                onChange={setSelectedIds}
                actions={
                  <>
                    {selectedIds.size > 0 && (
                      <Button
                        size="small"
                        variant="danger"
                        iconStart="trash"
                        onPress={() => showOnly(items.filter((id) => !selectedIds.has(id)))}
                      >
                        {t('notification.deleteSelected')}
                      </Button>
                    )}
                    <Button size="small" onPress={() => showOnly([])}>
                      {t('notification.clearAll')}
                    </Button>
                  </>
                }
              />
            </Stack>
          )}
        </section>
      </Stack>
    </Page>
  )
}
