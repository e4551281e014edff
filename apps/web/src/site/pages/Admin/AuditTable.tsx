import type { AuditEntry } from '@naru/api'
import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useAdminText, type AdminText } from '../../text/admin'
import { auditDetails } from './auditDetails'
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

/** Entries of the audit log. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { audit: text } = useAdminText()
  const { moment } = useDates()
  return (
    <div className={css.entries}>
      <Table label={text.label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell align="end">{text.number}</TableHeaderCell>
            <TableHeaderCell>{text.action}</TableHeaderCell>
            <TableHeaderCell>{text.actor}</TableHeaderCell>
            <TableHeaderCell>{text.subject}</TableHeaderCell>
            <TableHeaderCell>{text.details}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.number}>
              <TableCell align="end">{entry.number}</TableCell>
              <TableRowHeader>
                <span className={css.text}>
                  <span>{labelOf(text.actions, entry.action)}</span>
                  <Text as="span" tone="muted" size="sm" weight="regular">
                    {moment(entry.at)}
                  </Text>
                </span>
              </TableRowHeader>
              <TableCell>
                <span className={css.pair}>
                  <span className={css.onPhones}>{text.actor}</span>
                  <Link href={`/admin/audit?actor=${encodeURIComponent(entry.actor)}`}>
                    {entry.actorName ?? labelOf(text.actors, entry.actor)}
                  </Link>
                </span>
              </TableCell>
              <TableCell>
                <Subject entry={entry} />
              </TableCell>
              <TableCell>
                <Details entry={entry} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
