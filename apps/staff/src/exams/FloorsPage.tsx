import { type Sector } from '@naru/api'
import { floorsQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { FloorDialog } from './FloorDialog'
import { FloorEntry } from './FloorEntry'
import { sectors } from './floorForm'
import { Loaded } from '../frame/Loaded'

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
