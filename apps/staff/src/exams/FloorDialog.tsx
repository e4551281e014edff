import { type Floor, type Sector } from '@naru/api'
import { saveFloorsMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'
import { floorChange, floorValues, isSameFloor, validateFloor } from './floorForm'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import * as css from '../money/PlanDialog.css'

interface FloorDialogProps {
  sector: Sector
  floors: readonly Floor[]
  onClose: () => void
}

/** Sets or changes the official floor of a branch of work. After a rejection it shows what another admin has stored meanwhile. */
export const FloorDialog = ({ sector, floors, onClose }: FloorDialogProps) => {
  const t = useAdminText()
  const name = t(`floors.sectors.${sector}`)
  const floor = floors.find((each) => each.sector === sector)
  const [opened] = useState(floor)
  const { values, set, field, isValid } = useForm(
    () => floorValues(floor),
    (typed) => validateFloor(typed, t),
  )
  const saving = useFormMutation(saveFloorsMutation(api), t, () => t('floors.saved', { sector: name }))
  const submit = () => {
    if (isValid()) saving.run(floorChange(floors, sector, values), onClose)
  }

  return (
    <FormDialog
      title={t('floors.dialogTitle', { sector: name })}
      action={t('save')}
      cancel={t('cancel')}
      sending={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid columns={2} gap={16} className={css.pair}>
        <TextField label={t('floors.score')} inputMode="numeric" maxLength={4} {...field('score')} />
        <TextField label={t('floors.outOf')} inputMode="numeric" maxLength={4} {...field('outOf')} />
      </Grid>
      <TextField label={t('floors.source')} description={t('floors.sourceHint')} maxLength={300} {...field('source')} />
      <TextField label={t('floors.date')} description={t('floors.dateHint')} maxLength={10} {...field('date')} />
      <Stack gap={4}>
        <Checkbox isSelected={values.isConfirmed} onChange={(isConfirmed) => set({ isConfirmed })}>
          {t('floors.isConfirmed')}
        </Checkbox>
        <Text tone="muted" size="sm">
          {t('floors.confirmedHint')}
        </Text>
      </Stack>
      {saving.failure !== undefined && !isSameFloor(opened, floor) && (
        <Alert role="status" title={t('floors.storedNow')}>
          {floor === undefined
            ? t('floors.none')
            : [
                t('floors.of', { score: floor.score, outOf: floor.outOf }),
                floor.source,
                floor.date,
                floor.isConfirmed ? t('floors.confirmed') : t('floors.notConfirmed'),
              ].join(' · ')}
        </Alert>
      )}
    </FormDialog>
  )
}
