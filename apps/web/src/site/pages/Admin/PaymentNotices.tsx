import { paymentNoticesQuery } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { Loaded } from './Loaded'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

/** The log of payment notifications, trusted or not, newest first. */
export const PaymentNotices = () => {
  const { payments: text, pages } = useAdminText()
  const { moment } = useDates()
  const [page, setPage] = useState(1)
  const notices = useQuery(paymentNoticesQuery(api, page))
  /** The text of an outcome; unknown outcomes are shown as sent. */
  const outcomeOf = (outcome: string) => new Map(Object.entries<string>(text.outcomes)).get(outcome) ?? outcome
  return (
    <Loaded query={notices} isEmpty={({ total }) => total === 0} empty={text.noNotices}>
      {({ entries, pageSize, total }) => (
        <Stack gap={16}>
          <Table label={text.noticesLabel}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{text.time}</TableHeaderCell>
                <TableHeaderCell>{text.order}</TableHeaderCell>
                <TableHeaderCell>{text.what}</TableHeaderCell>
                <TableHeaderCell>{text.outcome}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.map((notice) => (
                <TableRow key={notice.id}>
                  <TableCell>
                    <span className={css.short}>{moment(notice.receivedAt)}</span>
                  </TableCell>
                  <TableRowHeader>
                    <span className={css.wide}>{notice.orderId}</span>
                  </TableRowHeader>
                  <TableCell>
                    <span className={css.person}>
                      <span>{text.sources[notice.source]}</span>
                      <Text as="span" tone="muted" size="sm">
                        {[
                          notice.statusCode,
                          notice.currency,
                          notice.amount,
                          notice.method,
                          notice.paymentId,
                          notice.message,
                        ]
                          .filter((part) => part !== undefined && part !== '')
                          .join(' · ')}
                      </Text>
                    </span>
                  </TableCell>
                  <TableCell>
                    <span className={css.wide}>{outcomeOf(notice.outcome)}</span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={setPage} />
        </Stack>
      )}
    </Loaded>
  )
}
