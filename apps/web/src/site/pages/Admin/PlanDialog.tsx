import { addPlanMutation, changePlanMutation, type AdminExam, type AdminPlan } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Select } from '@naru/ui/Select'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { durationLabel } from '../../format/plan'
import { useFormMutation } from '../../parts/useFormMutation'
import { usePlansText } from '../../text/plans'
import { useAdminText } from '../../text/admin'
import { ExamChoice } from './ExamChoice'
import { FormDialog } from './FormDialog'
import { PlanTranslationFields } from './PlanTranslationFields'
import { changesTerms, newPlan, planChange, planDurations, planValues, validatePlan } from './planForm'
import * as css from './PlanDialog.css'

/** Props of PlanDialog. */
export interface PlanDialogProps {
  /** The plan to edit. @default a new one */
  plan?: AdminPlan
  /** All exams. */
  exams: readonly AdminExam[]
  onClose: () => void
}

/** Adds or edits a price plan. Warns when a new plan will replace the old one. */
export const PlanDialog = ({ plan, exams, onClose }: PlanDialogProps) => {
  const { plans: text } = useAdminText()
  const { plan: words } = usePlansText()
  const [values, setValues] = useState(() => planValues(plan))
  const [errors, setErrors] = useState<ReturnType<typeof validatePlan>>({})
  const add = useFormMutation(addPlanMutation(api), useAdminText(), (_added, { name }) => text.added(name))
  const change = useFormMutation(changePlanMutation(api), useAdminText(), () => text.changed(values.name.trim()))
  const changed = plan && planChange(plan, values)
  const [givesToBuyers, setGivesToBuyers] = useState(false)
  const addsExams = changed?.exams?.some((id) => plan?.exams.every(({ _id }) => _id !== id)) === true
  const asksForBuyers = addsExams && plan !== undefined && plan.buyers > 0

  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const submit = () => {
    const found = validatePlan(values, text)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (plan === undefined) add.run(newPlan(values), onClose)
    else if (changed === undefined) onClose()
    else
      change.run(
        { id: plan._id, change: { ...changed, ...(asksForBuyers && givesToBuyers && { givesToBuyers }) } },
        onClose,
      )
  }

  return (
    <FormDialog
      title={plan === undefined ? text.addTitle : text.changeTitle}
      isPending={add.isPending || change.isPending}
      failure={add.failure ?? change.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        value={values.name}
        maxLength={120}
        onChange={(name) => set({ name })}
        errorMessage={errors.name}
      />
      <Grid columns={2} gap={16} className={css.pair}>
        <TextField
          label={text.price}
          description={text.priceHint}
          inputMode="decimal"
          value={values.price}
          onChange={(price) => set({ price })}
          errorMessage={errors.price}
        />
        <Select
          label={text.validFor}
          items={planDurations.map((id) => ({ id, label: durationLabel(id, words) }))}
          value={values.duration}
          onChange={(id) => set({ duration: planDurations.find((duration) => duration === id) ?? values.duration })}
        />
      </Grid>
      <TextField
        label={text.description}
        multiline
        maxLength={1000}
        value={values.description}
        onChange={(description) => set({ description })}
      />
      <PlanTranslationFields values={values.translations} onChange={(translations) => set({ translations })} />
      <ExamChoice
        exams={exams}
        chosen={values.exams}
        onChange={(chosen) => set({ exams: chosen })}
        errorMessage={errors.exams}
      />
      {changesTerms(changed) && <Alert>{text.termsText}</Alert>}
      {asksForBuyers && (
        <Checkbox isSelected={givesToBuyers} onChange={setGivesToBuyers}>
          {text.givesToBuyers(plan.buyers)}
        </Checkbox>
      )}
    </FormDialog>
  )
}
