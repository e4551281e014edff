import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import type { ReactNode } from 'react'

export interface Column<Row> {
  head: string
  render: (row: Row) => ReactNode
  /** Whether its cells name their rows. @default false */
  isHeader?: boolean
  /** @default 'start' */
  align?: 'start' | 'end'
}

interface DataTableProps<Row> {
  label: string
  /** Whether the label is visible. @default false */
  showLabel?: boolean
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly Column<Row>[]
}

export const DataTable = <Row,>({ label, showLabel = false, rows, keyOf, columns }: DataTableProps<Row>) => (
  <Table label={label} showLabel={showLabel}>
    <TableHead>
      <TableRow>
        {columns.map(({ head, align = 'start' }) => (
          <TableHeaderCell key={head} align={align}>
            {head}
          </TableHeaderCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={keyOf(row)}>
          {columns.map(({ head, render, isHeader = false, align = 'start' }) => {
            const Cell = isHeader ? TableRowHeader : TableCell
            return (
              <Cell key={head} align={align}>
                {render(row)}
              </Cell>
            )
          })}
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
