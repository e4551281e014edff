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
import { useTitle } from '../../../shared/useTitle'
import { sampleNotifications } from '../../content/learner'
import { PageHead } from '../../parts/PageHead'
import { useStudentText } from '../../text/student'
import * as css from './Page.css'

type SampleId = (typeof sampleNotifications)[number]

const none: ReadonlySet<string> = new Set()

/** Sample notifications that can be removed, selected ones or all. */
export const NotificationPage = () => {
  const { notification: text } = useStudentText()
  const [items, setItems] = useState<readonly SampleId[]>(sampleNotifications)
  const [selectedIds, setSelectedIds] = useState(none)
  const [done, setDone] = useState('')
  const area = useRef<HTMLElement>(null)
  useTitle(text.title)

  const showOnly = (remaining: readonly SampleId[]) => {
    setItems(remaining)
    setSelectedIds(none)
    setDone(text.removed(items.length - remaining.length))
    // The pressed button unmounts, and would lose the focus.
    area.current?.focus()
  }

  return (
    <Page width="text">
      <Stack gap={32}>
        <PageHead title={text.title} />
        <section ref={area} tabIndex={-1} aria-label={text.title} className={css.area}>
          <VisuallyHidden role="status">{done}</VisuallyHidden>
          {items.length === 0 ? (
            <EmptyState drawing={<Drawing name="lantern" />}>{text.empty}</EmptyState>
          ) : (
            <Stack gap={16}>
              <Heading level={2}>{text.sampleNotifications}</Heading>
              <Text tone="muted">{text.sampleText}</Text>
              <SelectableList
                label={text.sampleNotifications}
                selectAllLabel={text.selectAll}
                items={items.map((id) => ({
                  id,
                  label: text.samples[id].title,
                  children: <Text tone="muted">{text.samples[id].text}</Text>,
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
                        {text.deleteSelected}
                      </Button>
                    )}
                    <Button size="small" onPress={() => showOnly([])}>
                      {text.clearAll}
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
