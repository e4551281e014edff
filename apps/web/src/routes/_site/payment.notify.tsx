import { createFileRoute, redirect } from '@tanstack/react-router'

// The gateway's server posts to this path; a browser is redirected to the plans.
export const Route = createFileRoute('/_site/payment/notify')({
  staticData: { page: { audience: 'public' } },
  beforeLoad: () => {
    throw redirect({ to: '/pricing', replace: true })
  },
})
