import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementsPage } from '../../../pages/Admin/AdvertisementsPage'

export const Route = createFileRoute('/_site/admin/advertisements')({ component: AdvertisementsPage })
