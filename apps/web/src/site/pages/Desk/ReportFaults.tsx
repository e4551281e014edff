import type { ImportCheck } from '@naru/api'
import { FaultMessage, useFieldName } from '@naru/exam-kit/editor'
import { Heading } from '@naru/ui/Heading'
import { useId } from 'react'
import { useDeskText, type DeskText } from '../../text/desk'
import * as css from './Desk.css'

/** Props of ReportFaults. */
export interface ReportFaultsProps {
  /** The heading. */
  label: string
  faults: ImportCheck['faults']
  /** Whether the place names the file too. @default false */
  hasFiles?: boolean
}

type Fault = ImportCheck['faults'][number]

const placeOf = (
  { editor, import: text }: DeskText,
  { file, row, question }: Fault,
  field: string | undefined,
  hasFiles: boolean,
): string =>
  [
    ...(hasFiles ? [file] : []),
    ...(row === undefined ? [] : [text.row(row)]),
    ...(question === undefined ? [] : [text.question(question)]),
    ...(field === undefined ? [] : [field]),
  ].join(', ') || editor.paper

/** Faults that the server has found, each beside its row, question and field. */
export const ReportFaults = ({ label, faults, hasFiles = false }: ReportFaultsProps) => {
  const words = useDeskText()
  const fieldName = useFieldName()
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.faults}>
      <Heading level={3} size="lg" id={id}>
        {label}
      </Heading>
      <ul role="list" className={css.faultList}>
        {faults.map((fault, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may be alike
          <li key={index} className={css.fault}>
            <strong>{placeOf(words, fault, fieldName(fault.field ?? ''), hasFiles)}</strong>
            <span>
              <FaultMessage message={fault.message} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
