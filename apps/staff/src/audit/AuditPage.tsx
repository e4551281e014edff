import type { AuditEntry } from '@naru/api'
import { auditEntriesQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { optionalText } from '@naru/ui/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as css from './AuditTable.css'
import { AdminFrame } from '../frame/AdminFrame'
import { DataTable } from '../parts/DataTable'
import { PagedList } from '../parts/PagedList'
import { useAddress } from '../parts/useAddress'
import { type AdminText, useAdminText, useAuditActions } from '../text/admin'

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

const labelOf = (t: AdminText, kind: 'actions' | 'actors' | 'fields' | 'subjects', name: string) =>
  optionalText(t, `audit.${kind}.${name}`) ?? name

/** Values of a list, or of a part, that are shown. */
const SHOWN = 3

const valueLabel = (text: AdminText, value: unknown): string => {
  if (value === undefined || value === null || value === '') return text('audit.nothing')
  if (typeof value === 'boolean') return value ? text('audit.yes') : text('audit.no')
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  const values = Array.isArray(value)
    ? value.map((each) => valueLabel(text, each))
    : Object.entries(value).map(([name, each]) => `${labelOf(text, 'fields', name)}: ${valueLabel(text, each)}`)
  if (values.length === 0) return text('audit.nothing')
  const shown = values.slice(0, SHOWN)
  return [...shown, ...(values.length > SHOWN ? [text('audit.more', { count: values.length - SHOWN })] : [])].join(', ')
}

const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const t = useAdminText()
  const { moment } = useDates()
  return (
    <div className={css.entries}>
      <DataTable
        label={t('audit.label')}
        rows={entries}
        keyOf={({ number }) => number}
        columns={[
          { head: t('audit.number'), align: 'end', render: ({ number }) => number },
          {
            head: t('audit.action'),
            isHeader: true,
            render: ({ action, at }) => (
              <span className={css.text}>
                <span>{labelOf(t, 'actions', action)}</span>
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {moment(at)}
                </Text>
              </span>
            ),
          },
          {
            head: t('audit.actor'),
            render: ({ actor, actorName }) => (
              <span className={css.pair}>
                <span className={css.onPhones}>{t('audit.actor')}</span>
                <Link href={`/admin/audit?actor=${encodeURIComponent(actor)}`}>
                  {actorName ?? labelOf(t, 'actors', actor)}
                </Link>
              </span>
            ),
          },
          { head: t('audit.subject'), render: (entry) => <Subject entry={entry} /> },
          { head: t('audit.details'), render: (entry) => <Details entry={entry} /> },
        ]}
      />
    </div>
  )
}

const Subject = ({ entry: { subjectKind, subjectId } }: { entry: AuditEntry }) => {
  const t = useAdminText()
  if (subjectKind === undefined || subjectId === undefined) return null
  return (
    <span className={css.pair}>
      <span>{labelOf(t, 'subjects', subjectKind)}</span>
      <Text as="span" tone="muted" size="sm">
        {subjectKind === 'user' || subjectKind === 'twoStep' ? (
          <Link href={`/admin/users/${encodeURIComponent(subjectId)}`}>{subjectId}</Link>
        ) : (
          subjectId
        )}
      </Text>
    </span>
  )
}

/** A field of an entry's details; before is undefined if nothing was changed. */
interface AuditDetail {
  name: string
  before: unknown
  after: unknown
}

const fieldsOf = (json: string | undefined): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

/** @returns the fields that differ between two states, given as JSON; of a view, what it showed */
function auditDetails(before: string | undefined, after: string | undefined): AuditDetail[] {
  const [old, present] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((name) => ({ name, before: old.get(name), after: present.get(name) }))
    .filter(({ before: one, after: other }) => JSON.stringify(one) !== JSON.stringify(other))
}

/** What changed, as `field: before → after`; or what was viewed. */
const Details = ({ entry }: { entry: AuditEntry }) => {
  const t = useAdminText()
  return (
    <span className={css.text}>
      {auditDetails(entry.before, entry.after).map(({ name, before, after }) => (
        <Text key={name} as="span" size="sm">
          {entry.before === undefined
            ? `${labelOf(t, 'fields', name)}: ${valueLabel(t, after)}`
            : `${labelOf(t, 'fields', name)}: ${valueLabel(t, before)} → ${valueLabel(t, after)}`}
        </Text>
      ))}
    </span>
  )
}
