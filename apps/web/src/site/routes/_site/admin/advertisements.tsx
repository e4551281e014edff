import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementsPage } from '../../../pages/Admin/AdvertisementsPage'

export const Route = createFileRoute('/_site/admin/advertisements')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: AdvertisementsPage,
})
