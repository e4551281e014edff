import type { Floor, Sector } from '@naru/api'
import { floorsQuery, saveFloorsMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { Alert } from '@naru/ui/Alert'
import { Checkbox } from '@naru/ui/Checkbox'
import { Grid } from '@naru/ui/Grid'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { floorChange, floorValues, isSameFloor, sectors, validateFloor } from './floorForm'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import * as css from '../money/PlanDialog.css'
import { AboutButton, EntryCard, type EntryCardProps } from '../parts/EntryCard'
import { type AdminText, useAdminText } from '../text/admin'

export const FloorsPage = () => {
  const t = useAdminText()
  const floors = useQuery(floorsQuery(api))
  const [open, setOpen] = useState<Sector>()
  return (
    <AdminFrame title={t('floors.title')} lead={t('floors.lead')}>
      <Loaded query={floors}>
        {(all) => (
          <>
            <Alert role="none">{t('floors.notice')}</Alert>
            <Stack as="ul" aria-label={t('floors.title')}>
              {sectors.map((sector) => (
                <FloorEntry key={sector} sector={sector} floors={all} onChange={() => setOpen(sector)} />
              ))}
            </Stack>
            {open !== undefined && <FloorDialog sector={open} floors={all} onClose={() => setOpen(undefined)} />}
          </>
        )}
      </Loaded>
    </AdminFrame>
  )
}

interface FloorEntryProps {
  sector: Sector
  floors: readonly Floor[]
  onChange: () => void
}

const stateOf = (floor: Floor | undefined, text: AdminText): EntryCardProps['state'] => {
  if (floor === undefined) return { label: text('floors.none'), tone: 'neutral' }
  return floor.isConfirmed
    ? { label: text('floors.confirmed'), tone: 'success', icon: 'check' }
    : { label: text('floors.notConfirmed'), tone: 'warning', icon: 'close' }
}

const FloorEntry = ({ sector, floors, onChange }: FloorEntryProps) => {
  const t = useAdminText()
  const name = t(`floors.sectors.${sector}`)
  const deletion = useFormMutation(saveFloorsMutation(api), t, () => t('floors.deleted', { sector: name }))
  const floor = floors.find((each) => each.sector === sector)
  return (
    <EntryCard
      name={name}
      state={stateOf(floor, t)}
      facts={
        floor === undefined
          ? []
          : [t('floors.of', { score: floor.score, outOf: floor.outOf }), floor.source, floor.date]
      }
      actions={
        <>
          <AboutButton action={floor === undefined ? t('floors.set') : t('change')} about={name} onPress={onChange} />
          {floor !== undefined && (
            <ConfirmButton
              size="small"
              variant="quiet"
              aria-label={t('about', { action: t('remove'), name })}
              action={t('remove')}
              title={t('floors.deleteTitle')}
              text={t('floors.deleteText', { sector: name })}
              sending={deletion}
              onConfirm={(close) => deletion.run(floorChange(floors, sector, undefined), close)}
            />
          )}
        </>
      }
    />
  )
}

interface FloorDialogProps {
  sector: Sector
  floors: readonly Floor[]
  onClose: () => void
}

/** Sets or changes the official floor of a branch of work. After a rejection it shows what another admin has stored meanwhile. */
const FloorDialog = ({ sector, floors, onClose }: FloorDialogProps) => {
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
