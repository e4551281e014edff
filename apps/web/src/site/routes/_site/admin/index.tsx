import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../../pages/Admin/OverviewPage'

export const Route = createFileRoute('/_site/admin/')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: OverviewPage,
})
