import { saveFloorsMutation, type Floor, type Sector } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useForm } from '../../forms/useForm'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { floorChange, floorValues, isSameFloor, validateFloor } from './floorForm'
import { FormDialog } from '../../parts/FormDialog'
import * as css from './PlanDialog.css'

interface FloorDialogProps {
  sector: Sector
  floors: readonly Floor[]
  onClose: () => void
}

/** Sets or changes the official floor of a branch of work. After a rejection it shows what another admin has stored meanwhile. */
export const FloorDialog = ({ sector, floors, onClose }: FloorDialogProps) => {
  const words = useAdminText()
  const { floors: text } = words
  const name = text.sectors[sector]
  const floor = floors.find((each) => each.sector === sector)
  const [opened] = useState(floor)
  const { values, set, field, isValid } = useForm(
    () => floorValues(floor),
    (typed) => validateFloor(typed, text),
  )
  const saving = useFormMutation(saveFloorsMutation(api), words, () => text.saved(name))
  const submit = () => {
    if (isValid()) saving.run(floorChange(floors, sector, values), onClose)
  }

  return (
    <FormDialog
      title={text.dialogTitle(name)}
      action={words.save}
      cancel={words.cancel}
      sending={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid columns={2} gap={16} className={css.pair}>
        <TextField label={text.score} inputMode="numeric" maxLength={4} {...field('score')} />
        <TextField label={text.outOf} inputMode="numeric" maxLength={4} {...field('outOf')} />
      </Grid>
      <TextField label={text.source} description={text.sourceHint} maxLength={300} {...field('source')} />
      <TextField label={text.date} description={text.dateHint} maxLength={10} {...field('date')} />
      <Stack gap={4}>
        <Checkbox isSelected={values.isConfirmed} onChange={(isConfirmed) => set({ isConfirmed })}>
          {text.isConfirmed}
        </Checkbox>
        <Text tone="muted" size="sm">
          {text.confirmedHint}
        </Text>
      </Stack>
      {saving.failure !== undefined && !isSameFloor(opened, floor) && (
        <Alert role="status" title={text.storedNow}>
          {floor === undefined
            ? text.none
            : [
                text.of(floor.score, floor.outOf),
                floor.source,
                floor.date,
                floor.isConfirmed ? text.confirmed : text.notConfirmed,
              ].join(' · ')}
        </Alert>
      )}
    </FormDialog>
  )
}
