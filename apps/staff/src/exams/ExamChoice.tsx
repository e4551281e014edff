import type { AdminExam } from '@naru/api'
import { Checkbox } from '@naru/ui/Checkbox'
import { Text } from '@naru/ui/Text'
import { useId } from 'react'
import { useAdminText } from '../text/admin'
import * as css from '../money/PlanDialog.css'

interface ExamChoiceProps {
  exams: readonly AdminExam[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  errorMessage?: string | undefined
}

export const ExamChoice = ({ exams, chosen, onChange, errorMessage }: ExamChoiceProps) => {
  const t = useAdminText()
  const errorId = useId()
  // Exams with the same title differ by their ids.
  const isAlone = (topic: string) => exams.filter((exam) => exam.topic === topic).length === 1
  return (
    <fieldset className={css.group} {...(errorMessage !== undefined && { 'aria-describedby': errorId })}>
      <legend className={css.legend}>{t('plans.exams')}</legend>
      {exams.length === 0 && <Text tone="muted">{t('plans.noExamsYet')}</Text>}
      {exams.map(({ _id, topic }) => (
        <Checkbox
          key={_id}
          isSelected={chosen.includes(_id)}
          isInvalid={errorMessage !== undefined}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, _id] : chosen.filter((id) => id !== _id))}
        >
          <span className={css.topic}>{isAlone(topic) ? topic : `${topic} (${_id})`}</span>
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
