import type { AuditEntry } from '@naru/api'
import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { useAdminText, type AdminText } from '../../text/admin'
import { auditDetails } from './auditDetails'
import * as css from './UserTable.css'
import { useDates } from '../../../shared/language'

const labelOf = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name

/** Values of a list that are shown. */
const SHOWN = 3

const valueLabel = (text: AdminText['audit'], value: unknown): string => {
  if (value === undefined || value === null || value === '') return text.nothing
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  if (value.length === 0) return text.nothing
  const shown = value.slice(0, SHOWN).map((each) => valueLabel(text, each))
  return [...shown, ...(value.length > SHOWN ? [text.more(value.length - SHOWN)] : [])].join(', ')
}

/** Entries of the audit log. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => {
  const { audit: text } = useAdminText()
  const { moment } = useDates()
  return (
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
              <span className={css.person}>
                <span>{labelOf(text.actions, entry.action)}</span>
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {moment(entry.at)}
                </Text>
              </span>
            </TableRowHeader>
            <TableCell>
              <span className={css.wide}>
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
  )
}

const Subject = ({ entry: { subjectKind = '', subjectId } }: { entry: AuditEntry }) => {
  const { audit: text } = useAdminText()
  if (subjectId === undefined) return null
  return (
    <span className={css.person}>
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
    <span className={css.person}>
      {auditDetails(entry.before, entry.after).map(({ name, before, after }) => (
        <Text key={name} as="span" size="sm">
          {entry.before === undefined
            ? `${name}: ${valueLabel(text, after)}`
            : `${name}: ${valueLabel(text, before)} → ${valueLabel(text, after)}`}
        </Text>
      ))}
    </span>
  )
}
