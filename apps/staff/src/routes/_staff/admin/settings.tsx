import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../../settings/SettingsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/settings')({
  staticData: { texts: [adminText] },
  component: SettingsPage,
})
