import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../../pages/Admin/PlansPage'

export const Route = createFileRoute('/_site/admin/plans')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: PlansPage,
})
