import { auditEntriesQuery } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'
import { PagedList } from '../parts/PagedList'
import { auditQueryOf, useAuditAddress } from './auditAddress'

/** The audit log, newest first, with filters and an export. */
export const AuditPage = () => {
  const t = useAdminText()
  const { page, values: filter, show } = useAuditAddress()
  const entries = useQuery({
    ...auditEntriesQuery(api, auditQueryOf(page, filter)),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <AdminFrame
      title={t('audit.title')}
      lead={t('audit.lead')}
      action={
        <ButtonLink href="/api/admin/audit.jsonl" download iconStart="download">
          {t('audit.export')}
        </ButtonLink>
      }
    >
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onShow={show} />
      <PagedList
        query={entries}
        empty={isFiltered ? t('audit.noMatch') : t('audit.none')}
        count={(total) => t('audit.count', { total })}
        page={page}
        onShow={(next) => show({ page: next })}
      >
        {(shown) => <AuditTable entries={shown} />}
      </PagedList>
    </AdminFrame>
  )
}
