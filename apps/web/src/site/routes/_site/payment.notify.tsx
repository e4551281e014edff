import { createFileRoute, redirect } from '@tanstack/react-router'

// The gateway's server posts to this address; a browser that opens it is looking for the plans.
export const Route = createFileRoute('/_site/payment/notify')({
  staticData: { page: { audience: 'public', prerender: false, offline: false } },
  beforeLoad: () => {
    throw redirect({ to: '/pricing', replace: true })
  },
})
