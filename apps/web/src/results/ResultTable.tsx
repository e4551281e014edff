import { Badge } from '@naru/ui/Badge'
import { Link } from '@naru/ui/Link'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import type { ResultRow } from './results'
import { useDates } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../frame/text/student'
import * as css from './MyResult.css'

/** Number, name and marks of exams, with the details of each attempt below. */
export const ResultTable = ({ label, rows }: { label: string; rows: readonly ResultRow[] }) => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { shortDay } = useDates()
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{tStudent('myResult.paperNumber')}</TableHeaderCell>
          <TableHeaderCell>{tStudent('myResult.paperName')}</TableHeaderCell>
          <TableHeaderCell align="end">{tStudent('myResult.marks')}</TableHeaderCell>
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
                  {tStudent('myResult.attempt', { number: row.attempt })}
                  {row.finishedAt !== undefined && ` · ${shortDay(row.finishedAt)}`}
                </Text>
              )}
              <span className={css.badges}>
                {row.timeFactor !== undefined && (
                  <Badge tone="info">{tStudent('myResult.extraTime', { factor: row.timeFactor })}</Badge>
                )}
                {row.isAutomatic === true && <Badge>{tShared('unranked.automatic')}</Badge>}
                {row.isLate === true && <Badge tone="warning">{tShared('unranked.late')}</Badge>}
                {row.practice !== undefined && row.practice !== 'unverified' && (
                  <Badge>{tShared(`unranked.${row.practice}`)}</Badge>
                )}
              </span>
              {row.practice === 'unverified' && (
                <Text as="span" size="sm" weight="regular">
                  <Link href="/email-verify">{tShared('unranked.unverified')}</Link>
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
