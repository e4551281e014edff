import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementsPage } from '../../../catalogue/AdvertisementsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/advertisements')({
  staticData: { texts: [adminText] },
  component: AdvertisementsPage,
})
