import { auditEntriesQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { TextField } from '@naru/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AuditTable } from './AuditTable'
import { AdminFrame } from '../frame/AdminFrame'
import { PagedList } from '../parts/PagedList'
import { useAddress } from '../parts/useAddress'
import { useAdminText, useAuditActions } from '../text/admin'

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

interface AuditFiltersProps {
  filter: AuditFilter
  onShow: (filter: AuditFilter) => void
}

const AuditFilters = ({ filter, onShow }: AuditFiltersProps) => {
  const t = useAdminText()
  const actions = useAuditActions()
  const [typed, setTyped] = useState(filter)
  const field = (name: keyof AuditFilter) => ({
    label: t(`audit.${name}`),
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <Form onSubmit={() => onShow({ ...typed, actor: typed.actor.trim(), subject: typed.subject.trim() })}>
      <Stack gap={12}>
        <Grid minItemWidth="11rem" gap={12}>
          <Select
            {...field('action')}
            items={[
              { id: '', label: t('audit.anyAction') },
              { id: 'changes', label: t('audit.changesOnly') },
              ...actions
                .map((id) => ({ id, label: t(`audit.actions.${id}`) }))
                .toSorted((one, other) => one.label.localeCompare(other.label)),
            ]}
          />
          <TextField {...field('from')} type="date" />
          <TextField {...field('to')} type="date" />
        </Grid>
        <Grid minItemWidth="11rem" gap={12}>
          <TextField {...field('actor')} description={t('audit.actorHelp')} maxLength={100} />
          <TextField
            {...field('subject')}
            description={t('audit.subjectHelp')}
            maxLength={100}
            pattern="\s*[\w\-]*\s*"
          />
        </Grid>
        <Inline>
          <Button type="submit" iconStart="search">
            {t('audit.filter')}
          </Button>
          {Object.values(filter).some((value) => value !== '') && (
            <Button
              variant="quiet"
              onPress={() => {
                setTyped(noFilter)
                onShow(noFilter)
              }}
            >
              {t('audit.all')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}

/** The patterns of the contract. `from` and `to`: local days, as 2026-03-02, both included. */
const patterns = {
  actor: /^.{1,100}$/,
  subject: /^[\w-]{1,100}$/,
  action: /^[A-Za-z]{1,60}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
}

/** What listed entries must have; '' for anything. */
type AuditFilter = Record<keyof typeof patterns, string>

const noFilter: AuditFilter = { actor: '', subject: '', action: '', from: '', to: '' }

const useAuditAddress = () => useAddress(patterns)

/** The start of a local day, or of the next one, as a timestamp; undefined for '' and for no day. */
const startOf = (day: string, daysLater = 0) => {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

function auditQueryOf(page: number, { actor, subject, action, from, to }: AuditFilter) {
  const [start, end] = [startOf(from), startOf(to, 1)]
  return {
    page,
    ...(actor !== '' && { actor }),
    ...(subject !== '' && { subject }),
    ...(action !== '' && { action }),
    ...(start !== undefined && { from: start }),
    ...(end !== undefined && { to: end }),
  }
}
