import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import type { AttemptRow } from '../../format/results'
import { useText } from '../../text'
import * as css from './Page.css'

/** Props of AttemptTable. */
export interface AttemptTableProps {
  /** The learner's attempts, newest first. */
  rows: readonly AttemptRow[]
}

/** Real attempts: the three columns of the page, and what else is known. */
export const AttemptTable = ({ rows }: AttemptTableProps) => {
  const { myResult: text } = useText()
  return (
    <Table label={text.title}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.paperNumber}</TableHeaderCell>
          <TableHeaderCell>{text.paperName}</TableHeaderCell>
          <TableHeaderCell align="end">{text.marks}</TableHeaderCell>
          <TableHeaderCell align="end">{text.percentage}</TableHeaderCell>
          <TableHeaderCell align="end">{text.attempt}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={`${row.paperNumber} ${index}`}>
            <TableCell>{row.paperNumber}</TableCell>
            <TableRowHeader>
              <span className={css.name}>{row.paperName}</span>
            </TableRowHeader>
            <TableCell align="end">
              <span className={css.marks}>{row.marks}</span>
            </TableCell>
            <TableCell align="end">{row.percentage}</TableCell>
            <TableCell align="end">{row.attempt}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
