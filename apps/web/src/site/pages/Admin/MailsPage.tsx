import { mailsQuery, type MailLogEntry } from '@naru/api'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { Loaded } from './Loaded'
import { useListAddress } from './useListAddress'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

const tones: Record<MailLogEntry['state'], BadgeTone> = { queued: 'warning', sent: 'success', failed: 'danger' }

/** The mail log. */
export const MailsPage = () => {
  const { mails: text, state, pages } = useAdminText()
  const { moment } = useDates()
  const { page, show } = useListAddress()
  const mails = useQuery({ ...mailsQuery(api, page), placeholderData: keepPreviousData })
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <Loaded query={mails} isEmpty={({ total }) => total === 0} empty={text.empty}>
        {({ entries, pageSize, total }) => (
          <Stack gap={16}>
            <Table label={text.label}>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{text.written}</TableHeaderCell>
                  <TableHeaderCell>{text.to}</TableHeaderCell>
                  <TableHeaderCell>{text.subject}</TableHeaderCell>
                  <TableHeaderCell>{state}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {entries.map((mail) => (
                  <TableRow key={mail.id}>
                    <TableCell>
                      <span className={css.short}>{moment(mail.createdAt)}</span>
                    </TableCell>
                    <TableRowHeader>
                      <span className={css.wide}>{mail.to}</span>
                    </TableRowHeader>
                    <TableCell>
                      <span className={css.wide}>{mail.subject}</span>
                    </TableCell>
                    <TableCell>
                      <MailState mail={mail} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={(next) => show({ page: next })} />
          </Stack>
        )}
      </Loaded>
    </AdminFrame>
  )
}

/** The delivery state of a mail, and its last error. */
const MailState = ({ mail: { state, tries, lastError } }: { mail: MailLogEntry }) => {
  const { mails: text } = useAdminText()
  return (
    <span className={css.person}>
      <span>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </span>
      {state !== 'sent' && (
        <Text as="span" tone="muted" size="sm">
          {[text.tries(tries), lastError].filter(Boolean).join(': ')}
        </Text>
      )}
    </span>
  )
}
