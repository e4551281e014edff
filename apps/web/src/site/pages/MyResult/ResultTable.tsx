import { Badge } from '@naru/ui/Badge'
import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import type { ResultRow } from '../../content/learner'
import { useDates } from '../../../shared/language'
import { useSharedText } from '../../../shared/text'
import { useStudentText } from '../../text/student'
import * as css from './Page.css'

/** Number, name and marks of exams, with the details of each attempt below. */
export const ResultTable = ({ label, rows }: { label: string; rows: readonly ResultRow[] }) => {
  const { myResult: text } = useStudentText()
  const { unranked } = useSharedText()
  const { shortDay } = useDates()
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.paperNumber}</TableHeaderCell>
          <TableHeaderCell>{text.paperName}</TableHeaderCell>
          <TableHeaderCell align="end">{text.marks}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={`${row.paperNumber} ${index}`}>
            <TableCell>{row.paperNumber}</TableCell>
            <TableRowHeader>
              <span className={css.name}>
                {row.attemptId === undefined ? (
                  row.paperName
                ) : (
                  <Link href={`/myresult/${encodeURIComponent(row.attemptId)}`}>{row.paperName}</Link>
                )}
              </span>
              {row.attempt !== undefined && (
                <Text as="span" tone="muted" size="sm" weight="regular">
                  {text.attempt(row.attempt)}
                  {row.finishedAt !== undefined && ` · ${shortDay(row.finishedAt)}`}
                </Text>
              )}
              <span className={css.badges}>
                {row.timeFactor !== undefined && <Badge tone="info">{text.extraTime(row.timeFactor)}</Badge>}
                {row.isAutomatic === true && <Badge>{unranked.automatic}</Badge>}
                {row.isLate === true && <Badge tone="warning">{unranked.late}</Badge>}
                {row.practice !== undefined && row.practice !== 'unverified' && <Badge>{unranked[row.practice]}</Badge>}
              </span>
              {row.practice === 'unverified' && (
                <Text as="span" size="sm" weight="regular">
                  <Link href="/email-verify">{unranked.unverified}</Link>
                </Text>
              )}
            </TableRowHeader>
            <TableCell align="end">
              <span className={css.marks}>{row.marks}</span>
              {row.percentage !== undefined && (
                <Text as="span" tone="muted" size="sm">
                  {row.percentage}
                </Text>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
