import { createFileRoute } from '@tanstack/react-router'
import { PapersPage } from '../../../pages/Desk/PapersPage'
import { deskText } from '../../../text/desk'

export const Route = createFileRoute('/_site/desk/papers/')({
  staticData: { page: { texts: [deskText], audience: 'staff', prerender: false, offline: false } },
  component: PapersPage,
})
