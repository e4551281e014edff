import { type AdminExam, type AdminPlan } from '@naru/api'
import { addPlanMutation, changePlanMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Select } from '@naru/ui/Select'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { durationLabel } from '@naru/app-shell/plan'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { usePlansText } from '@naru/app-shell/text/plans'
import { useAdminText } from '../text/admin'
import { ExamChoice } from '../exams/ExamChoice'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { PlanTranslationFields } from './PlanTranslationFields'
import { changesTerms, newPlan, planChange, planDurations, planValues, validatePlan } from './planForm'
import * as css from './PlanDialog.css'

interface PlanDialogProps {
  plan: AdminPlan | undefined
  exams: readonly AdminExam[]
  onClose: () => void
}

/** Adds a price plan, or changes one. Warns when a new plan will replace the old one. */
export const PlanDialog = ({ plan, exams, onClose }: PlanDialogProps) => {
  const tAdmin = useAdminText()
  const tPlans = usePlansText()
  const { values, errors, set, field, isValid } = useForm(
    () => planValues(plan),
    (typed) => validatePlan(typed, tAdmin),
  )
  const add = useFormMutation(addPlanMutation(api), tAdmin, (_added, { name }) => tAdmin('plans.added', { name }))
  const change = useFormMutation(changePlanMutation(api), tAdmin, () =>
    tAdmin('plans.changed', { name: values.name.trim() }),
  )
  const changed = plan && planChange(plan, values)
  const [givesToBuyers, setGivesToBuyers] = useState(false)
  const addsExams = changed?.exams?.some((id) => plan?.exams.every(({ _id }) => _id !== id)) === true
  const asksForBuyers = addsExams && plan !== undefined && plan.buyers > 0

  const submit = () => {
    if (!isValid()) return
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
      title={plan === undefined ? tAdmin('plans.addTitle') : tAdmin('plans.changeTitle')}
      action={tAdmin('save')}
      cancel={tAdmin('cancel')}
      sending={plan === undefined ? add : change}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={tAdmin('plans.name')} maxLength={120} {...field('name')} />
      <Grid columns={2} gap={16} className={css.pair}>
        <TextField
          label={tAdmin('plans.price')}
          description={tAdmin('plans.priceHint')}
          inputMode="decimal"
          {...field('price')}
        />
        <Select
          label={tAdmin('plans.validFor')}
          items={planDurations.map((id) => ({ id, label: durationLabel(id, tPlans) }))}
          value={values.duration}
          onChange={(id) => set({ duration: planDurations.find((duration) => duration === id) ?? values.duration })}
        />
      </Grid>
      <TextField label={tAdmin('plans.description')} multiline maxLength={1000} {...field('description')} />
      <PlanTranslationFields values={values.translations} onChange={(translations) => set({ translations })} />
      <ExamChoice
        exams={exams}
        chosen={values.exams}
        onChange={(chosen) => set({ exams: chosen })}
        errorMessage={errors.exams}
      />
      {changesTerms(changed) && <Alert>{tAdmin('plans.termsText')}</Alert>}
      {asksForBuyers && (
        <Checkbox isSelected={givesToBuyers} onChange={setGivesToBuyers}>
          {tAdmin('plans.givesToBuyers', { buyers: plan.buyers })}
        </Checkbox>
      )}
    </FormDialog>
  )
}
