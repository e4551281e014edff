import { changeAdvertisementMutation, deleteAdvertisementMutation, type AdminAdvertisement } from '@naru/api'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { Image } from '@naru/ui/Image'
import { api } from '../../../shared/api'
import { ShowableEntry } from './ShowableEntry'

/** Props of AdvertisementEntry. */
export interface AdvertisementEntryProps {
  advertisement: AdminAdvertisement
  /** Opens the dialog that edits it. */
  onChange: () => void
}

/** An advertisement with its picture and buttons. */
export const AdvertisementEntry = ({ advertisement, onChange }: AdvertisementEntryProps) => (
  <ShowableEntry
    entry={advertisement}
    words="advertisements"
    showing={changeAdvertisementMutation(api)}
    deleting={deleteAdvertisementMutation(api)}
    onChange={onChange}
    picture={
      <Image src={advertisement.imageUrl} alt="" width={16} height={9} placeholder={<Landing ratio={16 / 9} />} />
    }
  />
)
