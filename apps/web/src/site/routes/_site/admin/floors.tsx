import { createFileRoute } from '@tanstack/react-router'
import { FloorsPage } from '../../../pages/Admin/FloorsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/floors')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: FloorsPage,
})
