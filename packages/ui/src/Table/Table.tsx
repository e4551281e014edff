import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { classNames } from '../lib/classNames'
import * as styles from './Table.css'

export interface TableProps {
  /** Caption of the table and accessible name of its scrollable region. */
  label: string
  /** Whether the caption is visible. @default false */
  showLabel?: boolean
  /** `TableHead` and `TableBody`. */
  children: ReactNode
}

// A scrollable region must be focusable.
const scrollable = { role: 'region', tabIndex: 0 } as const

/** A data table. Scrolls horizontally on narrow screens. */
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

/** The header rows. */
export const TableHead = ({ children }: { children: ReactNode }) => <thead className={styles.head}>{children}</thead>

/** The data rows. */
export const TableBody = ({ children }: { children: ReactNode }) => <tbody>{children}</tbody>

export interface TableRowProps {
  children: ReactNode
  /** Highlights the row, such as the user's own; state the reason in text too. @default false */
  isHighlighted?: boolean
}

export const TableRow = ({ children, isHighlighted = false }: TableRowProps) => (
  <tr className={classNames(styles.row, isHighlighted && styles.highlighted)}>{children}</tr>
)

export interface TableCellProps {
  children?: ReactNode
  /** Where its content stands; figures at the end. @default 'start' */
  align?: keyof typeof styles.align
}

/** A column header. */
export const TableHeaderCell = ({ children, align = 'start' }: TableCellProps) => (
  <th scope="col" className={classNames(styles.cell, styles.headerCell, styles.align[align])}>
    {children}
  </th>
)

export const TableRowHeader = ({ children, align = 'start' }: TableCellProps) => (
  <th scope="row" className={classNames(styles.cell, styles.rowHeader, styles.align[align])}>
    {children}
  </th>
)

/** A data cell. */
export const TableCell = ({ children, align = 'start' }: TableCellProps) => (
  <td className={classNames(styles.cell, styles.align[align])}>{children}</td>
)
