import type { ImportCheck } from '@naru/api'
import { FaultMessage, useFieldName } from '@naru/exam-kit/editor'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { useDeskText, type DeskText } from '../../text/desk'

/** Props of ReportFaults. */
export interface ReportFaultsProps {
  /** Accessible name. */
  label: string
  faults: ImportCheck['faults']
  /** Whether the place names the file too. @default false */
  hasFiles?: boolean
}

type Fault = ImportCheck['faults'][number]

const placeOf = (
  text: DeskText['import'],
  { file, row, question }: Fault,
  field: string | undefined,
  hasFiles: boolean,
): string =>
  [
    ...(hasFiles ? [file] : []),
    ...(row === undefined ? [] : [text.row(row)]),
    ...(question === undefined ? [] : [text.question(question)]),
    ...(field === undefined ? [] : [field]),
  ].join(', ') || text.whole

/** Faults that the server has found, each beside its row, question and field. */
export const ReportFaults = ({ label, faults, hasFiles = false }: ReportFaultsProps) => {
  const { import: text } = useDeskText()
  const fieldName = useFieldName()
  return (
    <Table label={label} showLabel>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.place}</TableHeaderCell>
          <TableHeaderCell>{text.problem}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {faults.map((fault, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may be alike
          <TableRow key={index}>
            <TableRowHeader>{placeOf(text, fault, fieldName(fault.field ?? ''), hasFiles)}</TableRowHeader>
            <TableCell>
              <FaultMessage message={fault.message} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
