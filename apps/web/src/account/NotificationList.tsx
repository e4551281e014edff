import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { SelectableList, type SelectableListItem } from '@naru/ui/SelectableList'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useRef, useState } from 'react'
import { useStudentText } from '../frame/text/student'
import * as css from './Notification.css'

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
export const NotificationList = ({ label, items, isPending = false, onDelete }: NotificationListProps) => {
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
