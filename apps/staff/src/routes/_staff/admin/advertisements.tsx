import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementsPage } from '../../../catalogue/AdvertisementsPage'

export const Route = createFileRoute('/_staff/admin/advertisements')({
  component: AdvertisementsPage,
})
