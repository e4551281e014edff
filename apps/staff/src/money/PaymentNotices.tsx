import { paymentNoticesQuery } from '@naru/api/queries'
import { optionalText } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { DataTable } from '../parts/DataTable'
import { useAdminText } from '../text/admin'
import { PagedList } from '../parts/PagedList'
import * as css from '../users/UserTable.css'

/** The log of payment notifications, trusted or not, newest first. */
export const PaymentNotices = () => {
  const t = useAdminText()
  const { moment } = useDates()
  const [page, setPage] = useState(1)
  const notices = useQuery(paymentNoticesQuery(api, page))
  /** The text of an outcome; unknown outcomes are shown as sent. */
  const outcomeOf = (outcome: string) => optionalText(t, `payments.outcomes.${outcome}`) ?? outcome
  return (
    <PagedList query={notices} empty={t('payments.noNotices')} page={page} onShow={setPage}>
      {(entries) => (
        <DataTable
          label={t('payments.noticesLabel')}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('payments.time'),
              render: (notice) => <span className={css.short}>{moment(notice.receivedAt)}</span>,
            },
            {
              head: t('payments.order'),
              isHeader: true,
              render: (notice) => <span className={css.wide}>{notice.orderId}</span>,
            },
            {
              head: t('payments.what'),
              render: ({ source, statusCode, currency, amount, method, paymentId, message }) => (
                <span className={css.person}>
                  <span>{t(`payments.sources.${source}`)}</span>
                  <Text as="span" tone="muted" size="sm">
                    {[statusCode, currency, amount, method, paymentId, message]
                      .filter((part) => part !== undefined && part !== '')
                      .join(' · ')}
                  </Text>
                </span>
              ),
            },
            {
              head: t('payments.outcome'),
              render: (notice) => <span className={css.wide}>{outcomeOf(notice.outcome)}</span>,
            },
          ]}
        />
      )}
    </PagedList>
  )
}
