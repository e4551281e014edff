import type { AdminExam, AdminPlan } from '@naru/api'
import { addPlanMutation, changePlanMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { durationLabel } from '@naru/app-shell/plan'
import { usePlansText } from '@naru/app-shell/text/plans'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Disclosure } from '@naru/ui/Disclosure'
import { Grid } from '@naru/ui/Grid'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { contentLanguage, optionalText } from '@naru/ui/language'
import { useId, useState } from 'react'
import * as css from './PlanDialog.css'
import { changesTerms, newPlan, planChange, planDurations, planValues, type PlanValues, validatePlan } from './planForm'
import { useAdminText } from '../text/admin'

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

interface PlanTranslationFieldsProps {
  values: PlanValues['translations']
  onChange: (values: PlanValues['translations']) => void
}

/** The optional texts of a plan in other languages than English. A closed language shows its name of the plan. */
const PlanTranslationFields = ({ values, onChange }: PlanTranslationFieldsProps) => {
  const t = useAdminText()
  const hintId = useId()
  return (
    <fieldset className={css.group} aria-describedby={hintId}>
      <legend className={css.legend}>{t('plans.translations')}</legend>
      <Text tone="muted" size="sm" id={hintId}>
        {t('plans.translationsHint')}
      </Text>
      {Object.entries(values).map(([language, texts]) => {
        const { name, description } = texts
        const label = optionalText(t, `plans.languages.${language}`) ?? language
        const set = (part: Partial<typeof texts>) => onChange({ ...values, [language]: { ...texts, ...part } })
        return (
          <Disclosure
            key={language}
            title={
              <span className={css.topic}>
                {label}
                {name.trim() !== '' && (
                  <>
                    {' · '}
                    <span {...contentLanguage(name)}>{name}</span>
                  </>
                )}
              </span>
            }
          >
            <Stack gap={16}>
              <TextField
                label={t('plans.nameIn', { language: label })}
                lang={language}
                maxLength={120}
                value={name}
                onChange={(typed) => set({ name: typed })}
              />
              <TextField
                label={t('plans.descriptionIn', { language: label })}
                lang={language}
                multiline
                maxLength={1000}
                value={description}
                onChange={(typed) => set({ description: typed })}
              />
            </Stack>
          </Disclosure>
        )
      })}
    </fieldset>
  )
}

interface ExamChoiceProps {
  exams: readonly AdminExam[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  errorMessage?: string | undefined
}

const ExamChoice = ({ exams, chosen, onChange, errorMessage }: ExamChoiceProps) => {
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
