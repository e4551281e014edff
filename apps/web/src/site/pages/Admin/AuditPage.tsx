import { auditEntriesQuery } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'
import { Loaded } from './Loaded'
import { auditQueryOf, useAuditAddress } from './useAuditAddress'

/** The audit log, newest first, with filters and an export. */
export const AuditPage = () => {
  const { audit: text, pages } = useAdminText()
  const { page, filter, show } = useAuditAddress()
  const entries = useQuery({
    ...auditEntriesQuery(api, auditQueryOf(page, filter)),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <AdminFrame
      title={text.title}
      lead={text.lead}
      action={
        <ButtonLink href="/api/admin/audit.jsonl" download iconStart="download">
          {text.export}
        </ButtonLink>
      }
    >
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onShow={(next) => show({ filter: next })} />
      <Loaded query={entries} isEmpty={({ total }) => total === 0} empty={isFiltered ? text.noMatch : text.none}>
        {({ entries: shown, pageSize, total }) => (
          <Stack gap={16}>
            <span role="status">
              <Text as="span" tone="muted">
                {text.count(total)}
              </Text>
            </span>
            <AuditTable entries={shown} />
            <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={(next) => show({ page: next })} />
          </Stack>
        )}
      </Loaded>
    </AdminFrame>
  )
}
