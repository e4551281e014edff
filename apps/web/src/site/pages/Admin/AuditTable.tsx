import type { AuditEntry } from '@naru/api'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { DataTable } from '../../parts/DataTable'
import { useAdminText, type AdminText } from '../../text/admin'
import * as css from './AuditTable.css'
import { useDates } from '../../../shared/language'

const labelOf = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name

/** Values of a list, or of a part, that are shown. */
const SHOWN = 3

const valueLabel = (text: AdminText['audit'], value: unknown): string => {
  if (value === undefined || value === null || value === '') return text.nothing
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  const values = Array.isArray(value)
    ? value.map((each) => valueLabel(text, each))
    : Object.entries(value).map(([name, each]) => `${labelOf(text.fields, name)}: ${valueLabel(text, each)}`)
  if (values.length === 0) return text.nothing
  const shown = values.slice(0, SHOWN)
  return [...shown, ...(values.length > SHOWN ? [text.more(values.length - SHOWN)] : [])].join(', ')
}

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { audit: text } = useAdminText()
  const { moment } = useDates()
  return (
    <div className={css.entries}>
      <DataTable
        label={text.label}
        rows={entries}
        keyOf={({ number }) => number}
        columns={[
          { head: text.number, align: 'end', render: ({ number }) => number },
          {
            head: text.action,
            isHeader: true,
            render: ({ action, at }) => (
              <span className={css.text}>
                <span>{labelOf(text.actions, action)}</span>
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {moment(at)}
                </Text>
              </span>
            ),
          },
          {
            head: text.actor,
            render: ({ actor, actorName }) => (
              <span className={css.pair}>
                <span className={css.onPhones}>{text.actor}</span>
                <Link href={`/admin/audit?actor=${encodeURIComponent(actor)}`}>
                  {actorName ?? labelOf(text.actors, actor)}
                </Link>
              </span>
            ),
          },
          { head: text.subject, render: (entry) => <Subject entry={entry} /> },
          { head: text.details, render: (entry) => <Details entry={entry} /> },
        ]}
      />
    </div>
  )
}

const Subject = ({ entry: { subjectKind = '', subjectId } }: { entry: AuditEntry }) => {
  const { audit: text } = useAdminText()
  if (subjectId === undefined) return null
  return (
    <span className={css.pair}>
      <span>{labelOf(text.subjects, subjectKind)}</span>
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
  const { audit: text } = useAdminText()
  return (
    <span className={css.text}>
      {auditDetails(entry.before, entry.after).map(({ name, before, after }) => (
        <Text key={name} as="span" size="sm">
          {entry.before === undefined
            ? `${labelOf(text.fields, name)}: ${valueLabel(text, after)}`
            : `${labelOf(text.fields, name)}: ${valueLabel(text, before)} → ${valueLabel(text, after)}`}
        </Text>
      ))}
    </span>
  )
}
