import { allAdvertisementsQuery, changeAdvertisementMutation, deleteAdvertisementMutation } from '@naru/api/queries'
import { Landing } from '@naru/exam-kit/internal/Drawing'
import { Image } from '@naru/ui/Image'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { AdvertisementDialog } from './AdvertisementDialog'
import { CatalogueArea } from './CatalogueArea'
import { ShowableEntry } from './ShowableEntry'

/** All advertisements, withdrawn ones too. */
export const AdvertisementsPage = () => (
  <CatalogueArea
    words="advertisements"
    query={useQuery(allAdvertisementsQuery(api))}
    idOf={({ id }) => id}
    renderEntry={(advertisement, change) => (
      <ShowableEntry
        entry={advertisement}
        words="advertisements"
        showing={changeAdvertisementMutation(api)}
        deleting={deleteAdvertisementMutation(api)}
        onChange={change}
        picture={
          <Image src={advertisement.imageUrl} alt="" width={16} height={9} placeholder={<Landing ratio={16 / 9} />} />
        }
      />
    )}
    renderDialog={(advertisement, close) => <AdvertisementDialog advertisement={advertisement} onClose={close} />}
  />
)
