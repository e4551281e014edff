import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../pages/Receipt/VerifyPage'

export const Route = createFileRoute('/_site/verify/$receipt')({
  staticData: { page: { audience: 'public', prerender: false, offline: false, noindex: true } },
  component: function Verify() {
    const { receipt } = Route.useParams()
    return <VerifyPage key={receipt} typed={receipt} />
  },
})
