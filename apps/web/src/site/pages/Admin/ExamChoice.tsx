import type { AdminExam } from '@naru/api'
import { Checkbox } from '@naru/ui/Checkbox'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import { useAdminText } from '../../text/admin'
import * as css from './PlanDialog.css'

/** Props of ExamChoice. */
export interface ExamChoiceProps {
  /** The exams that there are. */
  exams: readonly AdminExam[]
  /** Ids of the chosen ones. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What is wrong with the choice. */
  errorMessage?: string | undefined
}

/** Which exams a plan unlocks. */
export const ExamChoice = ({ exams, chosen, onChange, errorMessage }: ExamChoiceProps) => {
  const { plans: text } = useAdminText()
  const errorId = useId()
  return (
    <fieldset className={css.group} {...(errorMessage !== undefined && { 'aria-describedby': errorId })}>
      <legend className={css.legend}>{text.exams}</legend>
      {exams.length === 0 && <Text tone="muted">{text.noExamsYet}</Text>}
      {exams.map(({ _id, topic }) => (
        <Checkbox
          key={_id}
          isSelected={chosen.includes(_id)}
          isInvalid={errorMessage !== undefined}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
        >
          <span className={css.topic}>{topic}</span>
        </Checkbox>
      ))}
      {errorMessage !== undefined && (
        <Text tone="danger" size="sm" id={errorId}>
          {errorMessage}
        </Text>
      )}
    </fieldset>
  )
}
