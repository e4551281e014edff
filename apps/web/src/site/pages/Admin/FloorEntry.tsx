import { saveFloorsMutation, type Floor, type Sector } from '@naru/api'
import { api } from '../../../shared/api'
import { ConfirmButton } from '../../parts/DialogButton'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText, type AdminText } from '../../text/admin'
import { AboutButton } from './AboutButton'
import { EntryCard, type EntryCardProps } from './EntryCard'
import { floorChange } from './floorForm'

interface FloorEntryProps {
  sector: Sector
  floors: readonly Floor[]
  onChange: () => void
}

const stateOf = (floor: Floor | undefined, text: AdminText['floors']): EntryCardProps['state'] => {
  if (floor === undefined) return { label: text.none, tone: 'neutral' }
  return floor.isConfirmed
    ? { label: text.confirmed, tone: 'success', icon: 'check' }
    : { label: text.notConfirmed, tone: 'warning', icon: 'close' }
}

export const FloorEntry = ({ sector, floors, onChange }: FloorEntryProps) => {
  const words = useAdminText()
  const { floors: text, about, change, remove } = words
  const name = text.sectors[sector]
  const deletion = useFormMutation(saveFloorsMutation(api), words, () => text.deleted(name))
  const floor = floors.find((each) => each.sector === sector)
  return (
    <EntryCard
      name={name}
      state={stateOf(floor, text)}
      facts={floor === undefined ? [] : [text.of(floor.score, floor.outOf), floor.source, floor.date]}
      actions={
        <>
          <AboutButton action={floor === undefined ? text.set : change} about={name} onPress={onChange} />
          {floor !== undefined && (
            <ConfirmButton
              size="small"
              variant="quiet"
              aria-label={about(remove, name)}
              action={remove}
              title={text.deleteTitle}
              text={text.deleteText(name)}
              cancel={words.cancel}
              sending={deletion}
              onConfirm={(close) => deletion.run(floorChange(floors, sector, undefined), close)}
            />
          )}
        </>
      }
    />
  )
}
