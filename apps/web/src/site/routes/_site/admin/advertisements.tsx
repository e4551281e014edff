import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementsPage } from '../../../pages/Admin/AdvertisementsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/advertisements')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: AdvertisementsPage,
})
