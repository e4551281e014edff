import { createFileRoute, redirect } from '@tanstack/react-router'

// The gateway's server posts to this address; a browser that opens it is looking for the plans.
export const Route = createFileRoute('/_site/payment/notify')({
  beforeLoad: () => {
    throw redirect({ to: '/pricing', replace: true })
  },
})
