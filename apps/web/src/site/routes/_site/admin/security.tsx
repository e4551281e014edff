import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../../../pages/Admin/SecurityPage'
import { adminText } from '../../../text/admin'
import { secondFactorText } from '../../../text/secondFactor'

export const Route = createFileRoute('/_site/admin/security')({
  staticData: { page: { texts: [adminText, secondFactorText], audience: 'admin', prerender: false, offline: false } },
  component: SecurityPage,
})
