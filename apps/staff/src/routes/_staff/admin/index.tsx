import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../../overview/OverviewPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/')({
  staticData: { texts: [adminText] },
  component: OverviewPage,
})
