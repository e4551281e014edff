import { createFileRoute } from '@tanstack/react-router'
import { FloorsPage } from '../../../pages/Admin/FloorsPage'

export const Route = createFileRoute('/_site/admin/floors')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: FloorsPage,
})
