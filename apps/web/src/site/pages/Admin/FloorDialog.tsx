import { saveFloorsMutation, type Floor, type Sector } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { floorChange, floorValues, isSameFloor, validateFloor } from './floorForm'
import { FormDialog } from './FormDialog'
import * as css from './PlanDialog.css'

/** Props of FloorDialog. */
export interface FloorDialogProps {
  sector: Sector
  /** All floors. */
  floors: readonly Floor[]
  onClose: () => void
}

/** Sets or changes the official floor of a branch of work. After a rejection it shows what another admin has stored meanwhile. */
export const FloorDialog = ({ sector, floors, onClose }: FloorDialogProps) => {
  const { floors: text } = useAdminText()
  const name = text.sectors[sector]
  const floor = floors.find((each) => each.sector === sector)
  const [opened] = useState(floor)
  const [values, setValues] = useState(() => floorValues(floor))
  const [errors, setErrors] = useState<ReturnType<typeof validateFloor>>({})
  const { run, isPending, failure } = useFormMutation(saveFloorsMutation(api), useAdminText(), () => text.saved(name))

  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const submit = () => {
    const found = validateFloor(values, text)
    setErrors(found)
    if (Object.keys(found).length === 0) run(floorChange(floors, sector, values), onClose)
  }

  return (
    <FormDialog
      title={text.dialogTitle(name)}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Grid columns={2} gap={16} className={css.pair}>
        <TextField
          label={text.score}
          inputMode="numeric"
          value={values.score}
          maxLength={4}
          onChange={(score) => set({ score })}
          errorMessage={errors.score}
        />
        <TextField
          label={text.outOf}
          inputMode="numeric"
          value={values.outOf}
          maxLength={4}
          onChange={(outOf) => set({ outOf })}
          errorMessage={errors.outOf}
        />
      </Grid>
      <TextField
        label={text.source}
        description={text.sourceHint}
        value={values.source}
        maxLength={300}
        onChange={(source) => set({ source })}
        errorMessage={errors.source}
      />
      <TextField
        label={text.date}
        description={text.dateHint}
        value={values.date}
        maxLength={10}
        onChange={(date) => set({ date })}
        errorMessage={errors.date}
      />
      <Stack gap={4}>
        <Checkbox isSelected={values.isConfirmed} onChange={(isConfirmed) => set({ isConfirmed })}>
          {text.isConfirmed}
        </Checkbox>
        <Text tone="muted" size="sm">
          {text.confirmedHint}
        </Text>
      </Stack>
      {failure !== undefined && !isSameFloor(opened, floor) && (
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
