import { type Floor, type Sector } from '@naru/api'
import { saveFloorsMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText, type AdminText } from '../text/admin'
import { AboutButton } from '../parts/AboutButton'
import { EntryCard, type EntryCardProps } from '../parts/EntryCard'
import { floorChange } from './floorForm'

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

export const FloorEntry = ({ sector, floors, onChange }: FloorEntryProps) => {
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
              cancel={t('cancel')}
              sending={deletion}
              onConfirm={(close) => deletion.run(floorChange(floors, sector, undefined), close)}
            />
          )}
        </>
      }
    />
  )
}
