import { type PaymentOrderEntry } from '@naru/api'
import { paymentOrdersQuery } from '@naru/api/queries'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useDates, useMoney } from '@naru/app-shell/language'
import { DataTable } from '../parts/DataTable'
import { useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import { PagedList } from '../parts/PagedList'
import * as css from '../users/UserTable.css'

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

/** Payment orders and their state, newest first. */
export const PaymentOrders = () => {
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
                </span>
              ),
            },
          ]}
        />
      )}
    </PagedList>
  )
}
