import { type MailLogEntry } from '@naru/api'
import { mailsQuery } from '@naru/api/queries'
import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { DataTable } from '../parts/DataTable'
import { useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { PagedList } from '../parts/PagedList'
import * as css from '../users/UserTable.css'

const tones: Record<MailLogEntry['state'], BadgeTone> = { queued: 'warning', sent: 'success', failed: 'danger' }

export const MailsPage = () => {
  const t = useAdminText()
  const { moment } = useDates()
  const { page, show } = useAddress({})
  const mails = useQuery({ ...mailsQuery(api, page), placeholderData: keepPreviousData })
  return (
    <AdminFrame title={t('mails.title')} lead={t('mails.lead')}>
      <PagedList query={mails} empty={t('mails.empty')} page={page} onShow={(next) => show({ page: next })}>
        {(entries) => (
          <DataTable
            label={t('mails.label')}
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              {
                head: t('mails.written'),
                render: (mail) => <span className={css.short}>{moment(mail.createdAt)}</span>,
              },
              { head: t('mails.to'), isHeader: true, render: (mail) => <span className={css.wide}>{mail.to}</span> },
              { head: t('mails.subject'), render: (mail) => <span className={css.wide}>{mail.subject}</span> },
              { head: t('state'), render: (mail) => <MailState mail={mail} /> },
            ]}
          />
        )}
      </PagedList>
    </AdminFrame>
  )
}

const MailState = ({ mail: { state, tries, lastError } }: { mail: MailLogEntry }) => {
  const t = useAdminText()
  return (
    <span className={css.person}>
      <span>
        <Badge tone={tones[state]}>{t(`mails.states.${state}`)}</Badge>
      </span>
      {state !== 'sent' && (
        <Text as="span" tone="muted" size="sm">
          {[t('mails.tries', { count: tries }), lastError].filter(Boolean).join(': ')}
        </Text>
      )}
    </span>
  )
}
