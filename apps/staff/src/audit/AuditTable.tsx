import type { AuditEntry } from '@naru/api'
import { optionalText } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { DataTable } from '../parts/DataTable'
import { useAdminText, type AdminText } from '../text/admin'
import * as css from './AuditTable.css'
import { useDates } from '@naru/app-shell/language'

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

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
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
