import { allAdvertisementsQuery, type AdminAdvertisement } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { AdvertisementDialog } from './AdvertisementDialog'
import { AdvertisementEntry } from './AdvertisementEntry'
import { EntryList } from './EntryCard'
import { Loaded } from './Loaded'

/** All advertisements, withdrawn ones too. */
export const AdvertisementsPage = () => {
  const { advertisements: text } = useAdminText()
  const advertisements = useQuery(allAdvertisementsQuery(api))
  const [open, setOpen] = useState<AdminAdvertisement | 'new'>()

  return (
    <AdminFrame
      title={text.title}
      lead={text.lead}
      action={
        advertisements.data !== undefined && (
          <Button variant="primary" iconStart="plus" onPress={() => setOpen('new')}>
            {text.add}
          </Button>
        )
      }
    >
      <Loaded query={advertisements} isEmpty={({ length }) => length === 0} empty={text.empty}>
        {(all) => (
          <EntryList label={text.title}>
            {all.map((each) => (
              <AdvertisementEntry key={each.id} advertisement={each} onChange={() => setOpen(each)} />
            ))}
          </EntryList>
        )}
      </Loaded>
      {open !== undefined && (
        <AdvertisementDialog {...(open !== 'new' && { advertisement: open })} onClose={() => setOpen(undefined)} />
      )}
    </AdminFrame>
  )
}
