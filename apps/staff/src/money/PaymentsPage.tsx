import type { PaymentOrderEntry } from '@naru/api'
import { paymentNoticesQuery, paymentOrdersQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useDates, useMoney } from '@naru/app-shell/language'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Link } from '@naru/ui/Link'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Text } from '@naru/ui/Text'
import { optionalText } from '@naru/ui/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminFrame } from '../frame/AdminFrame'
import { DataTable } from '../parts/DataTable'
import { PagedList } from '../parts/PagedList'
import { useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import * as css from '../users/UserTable.css'

export const PaymentsPage = () => {
  const t = useAdminText()
  const router = useRouter()
  const { pathname, hash } = useLocation()
  const shown = hash === 'journal' ? 'notices' : 'orders'
  return (
    <AdminFrame title={t('payments.title')} lead={t('payments.lead')}>
      <span>
        <SegmentedControl
          label={t('payments.shown')}
          items={[
            { id: 'orders', label: t('payments.orders') },
            { id: 'notices', label: t('payments.notices') },
          ]}
          value={shown}
          onChange={(id) => router.history.push(id === 'notices' ? `${pathname}#journal` : pathname)}
        />
      </span>
      {shown === 'notices' ? <PaymentNotices /> : <PaymentOrders />}
    </AdminFrame>
  )
}

const tones: Record<PaymentOrderEntry['state'], BadgeTone> = {
  created: 'neutral',
  pending: 'warning',
  paid: 'info',
  confirmed: 'success',
  canceled: 'neutral',
  failed: 'danger',
  charged_back: 'danger',
  refunded: 'info',
}

const PaymentOrders = () => {
  const t = useAdminText()
  const { moment } = useDates()
  const money = useMoney()
  const { page, show } = useAddress({})
  const orders = useQuery({ ...paymentOrdersQuery(api, page), placeholderData: keepPreviousData })
  return (
    <PagedList query={orders} empty={t('payments.noOrders')} page={page} onShow={(next) => show({ page: next })}>
      {(entries) => (
        <DataTable
          label={t('payments.ordersLabel')}
          rows={entries}
          keyOf={({ orderId }) => orderId}
          columns={[
            {
              head: t('payments.order'),
              isHeader: true,
              render: ({ orderId, createdAt }) => (
                <span className={css.person}>
                  <span>{orderId}</span>
                  <Text as="span" tone="muted" size="sm" weight="regular">
                    {moment(createdAt)}
                  </Text>
                </span>
              ),
            },
            {
              head: t('state'),
              render: (order) => (
                <span className={css.badges}>
                  <Badge tone={tones[order.state]}>{t(`payments.states.${order.state}`)}</Badge>
                  {order.isActivated && (
                    <Badge tone="success" icon="check">
                      {t('payments.activated')}
                    </Badge>
                  )}
                  {order.state === 'confirmed' && !order.isActivated && (
                    <Badge tone="danger">{t('payments.noPlan')}</Badge>
                  )}
                </span>
              ),
            },
            {
              head: t('payments.buyer'),
              render: ({ userId, userName }) => (
                <span className={css.wide}>
                  <Link href={`/admin/users/${encodeURIComponent(userId)}`}>{userName}</Link>
                </span>
              ),
            },
            {
              head: t('payments.plan'),
              render: ({ planName }) => <span className={css.wide}>{planName ?? t('payments.anyPlan')}</span>,
            },
            {
              head: t('payments.amount'),
              align: 'end',
              render: ({ currency, amount }) => (
                <span className={css.short}>
                  {currency === 'LKR' ? money(amount) : `${currency} ${amount.toFixed(2)}`}
                </span>
              ),
            },
          ]}
        />
      )}
    </PagedList>
  )
}

/** The log of payment notifications, trusted or not, newest first. */
const PaymentNotices = () => {
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
