export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableRowHeader,
  type TableCellProps,
  type TableProps,
  type TableRowProps,
} from './Table'
