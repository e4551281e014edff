import { paymentOrdersQuery, type PaymentOrderEntry } from '@naru/api'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { Loaded } from './Loaded'
import { useListAddress } from './useListAddress'
import * as css from './UserTable.css'
import { useDates, useMoney } from '../../../shared/language'

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
  const { payments: text, state, pages } = useAdminText()
  const { moment } = useDates()
  const money = useMoney()
  const amountOf = ({ currency, amount }: PaymentOrderEntry) =>
    currency === 'LKR' ? money(amount) : `${currency} ${amount.toFixed(2)}`
  const { page, show } = useListAddress()
  const orders = useQuery({ ...paymentOrdersQuery(api, page), placeholderData: keepPreviousData })
  return (
    <Loaded query={orders} isEmpty={({ total }) => total === 0} empty={text.noOrders}>
      {({ entries, pageSize, total }) => (
        <Stack gap={16}>
          <Table label={text.ordersLabel}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{text.order}</TableHeaderCell>
                <TableHeaderCell>{text.buyer}</TableHeaderCell>
                <TableHeaderCell>{text.plan}</TableHeaderCell>
                <TableHeaderCell align="end">{text.amount}</TableHeaderCell>
                <TableHeaderCell>{state}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.map((order) => (
                <TableRow key={order.orderId}>
                  <TableRowHeader>
                    <span className={css.person}>
                      <span>{order.orderId}</span>
                      <Text as="span" tone="muted" size="sm" weight="regular">
                        {moment(order.createdAt)}
                      </Text>
                    </span>
                  </TableRowHeader>
                  <TableCell>
                    <span className={css.wide}>
                      <Link href={`/admin/users/${encodeURIComponent(order.userId)}`}>{order.userName}</Link>
                    </span>
                  </TableCell>
                  <TableCell>
                    <span className={css.wide}>{order.planName ?? text.anyPlan}</span>
                  </TableCell>
                  <TableCell align="end">
                    <span className={css.short}>{amountOf(order)}</span>
                  </TableCell>
                  <TableCell>
                    <span className={css.badges}>
                      <Badge tone={tones[order.state]}>{text.states[order.state]}</Badge>
                      {order.isActivated && (
                        <Badge tone="success" icon="check">
                          {text.activated}
                        </Badge>
                      )}
                    </span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={(next) => show({ page: next })} />
        </Stack>
      )}
    </Loaded>
  )
}
