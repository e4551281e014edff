import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { classNames } from '../lib/classNames'
import * as styles from './Table.css'

/** Props of `Table`. */
export interface TableProps {
  /** What the table holds: its caption and the name of the region that scrolls. */
  label: string
  /** Whether the caption is visible. @default false */
  showLabel?: boolean
  /** `TableHead` and `TableBody`. */
  children: ReactNode
}

// A part that scrolls must be reachable by keyboard.
const scrollable = { role: 'region', tabIndex: 0 } as const

/** A table of facts. On narrow screens it scrolls within itself. */
export const Table = ({ label, showLabel = false, children }: TableProps) => (
  <div aria-label={label} className={styles.scroller} {...scrollable}>
    <table className={styles.table}>
      {showLabel ? (
        <caption className={styles.caption}>{label}</caption>
      ) : (
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
      )}
      {children}
    </table>
  </div>
)

/** The rows of headings. */
export const TableHead = ({ children }: { children: ReactNode }) => <thead className={styles.head}>{children}</thead>

/** The rows of facts. */
export const TableBody = ({ children }: { children: ReactNode }) => <tbody>{children}</tbody>

/** Props of `TableRow`. */
export interface TableRowProps {
  children: ReactNode
  /** Sets it off, such as the visitor's own row; say it in words too. @default false */
  isHighlighted?: boolean
}

/** One row. */
export const TableRow = ({ children, isHighlighted = false }: TableRowProps) => (
  <tr className={classNames(styles.row, isHighlighted && styles.highlighted)}>{children}</tr>
)

/** Props of the cells. */
export interface TableCellProps {
  children?: ReactNode
  /** @default 'start' */
  align?: keyof typeof styles.align
}

/** The heading of a column. */
export const TableHeaderCell = ({ children, align = 'start' }: TableCellProps) => (
  <th scope="col" className={classNames(styles.cell, styles.headerCell, styles.align[align])}>
    {children}
  </th>
)

/** The heading of a row. */
export const TableRowHeader = ({ children, align = 'start' }: TableCellProps) => (
  <th scope="row" className={classNames(styles.cell, styles.rowHeader, styles.align[align])}>
    {children}
  </th>
)

/** One fact. */
export const TableCell = ({ children, align = 'start' }: TableCellProps) => (
  <td className={classNames(styles.cell, styles.align[align])}>{children}</td>
)
