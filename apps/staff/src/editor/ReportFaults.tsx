import type { ImportCheck } from '@naru/api'
import {
  FaultMessage,
  numbersOfGroup,
  rangesOf,
  useEditorText,
  useFieldName,
  type Draft,
} from '@naru/exam-authoring/editor'
import { Heading } from '@naru/ui/Heading'
import { useId } from 'react'
import { useDeskText, type DeskText } from '../text/desk'
import * as css from '../frame/Desk.css'

interface ReportFaultsProps {
  label: string
  faults: ImportCheck['faults']
  /** The draft, for the questions of a group. @default a group is named by its field alone */
  draft?: Draft | undefined
  /** Whether the place names the file too. @default false */
  hasFiles?: boolean
}

type Fault = ImportCheck['faults'][number]

/** Whether a fault is about a field of the paper as a whole, not of a question, group or section. */
export const isOfPaper = (field: string | undefined): boolean =>
  field !== undefined && field !== '' && !/^(?:questions|groups|sections)(?:\.|$)/.test(field)

/** Faults that say the same of the same field, each of another question. */
interface SameFaults {
  fault: Fault
  field: string | undefined
  /** Numbers of the questions; empty if it is about none. */
  questions: number[]
}

/** Puts faults of several questions together: forty questions without explanation are one line. */
const together = (faults: readonly Fault[], nameOf: (path: string) => string | undefined): SameFaults[] => {
  const lines = new Map<string, SameFaults>()
  for (const [index, fault] of faults.entries()) {
    const { question, message, row } = fault
    const field = nameOf(fault.field ?? '')
    const isOfMany = typeof question === 'number' && row === undefined
    const key = isOfMany ? JSON.stringify([fault.file, message, field]) : String(index)
    const line = lines.get(key)
    if (line === undefined) lines.set(key, { fault, field, questions: isOfMany ? [question] : [] })
    else if (isOfMany) line.questions.push(question)
  }
  return [...lines.values()]
}

const placeOf = (
  t: DeskText,
  { fault: { file, row, question, field: path = '' }, field, questions }: SameFaults,
  group: string | undefined,
  hasFiles: boolean,
): string =>
  [
    ...(hasFiles ? [isOfPaper(path) && row === undefined ? t('editor.paper') : file] : []),
    ...(row === undefined ? [] : [t('import.row', { row })]),
    ...(group === undefined ? [] : [group]),
    ...(questions.length > 1
      ? [t('import.questions', { questions: rangesOf(questions) })]
      : question === undefined
        ? []
        : [t('import.question', { question })]),
    ...(field === undefined ? [] : [field]),
  ].join(', ') || t('editor.paper')

/** Faults that the server has found, each beside its row, questions and field. */
export const ReportFaults = ({ label, faults, draft, hasFiles = false }: ReportFaultsProps) => {
  const tDesk = useDeskText()
  const fieldName = useFieldName()
  const tEditor = useEditorText()
  const groupOf = (path = '') => {
    const group = draft?.groups?.[Number(/^groups\.(\d+)/.exec(path)?.[1])]
    return draft && group && tEditor('group.title', { numbers: rangesOf(numbersOfGroup(draft, group.id)) })
  }
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.faults}>
      <Heading level={3} size="lg" id={id}>
        {label}
      </Heading>
      <ul role="list" className={css.faultList}>
        {together(faults, fieldName).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may be alike
          <li key={index} className={css.fault}>
            <strong>{placeOf(tDesk, line, groupOf(line.fault.field), hasFiles)}</strong>
            <span>
              <FaultMessage message={line.fault.message} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
