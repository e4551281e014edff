import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../../pages/Admin/OverviewPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: OverviewPage,
})
