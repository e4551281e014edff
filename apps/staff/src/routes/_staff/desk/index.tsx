import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_staff/desk/')({
  beforeLoad: () => {
    throw redirect({ href: '/desk/papers', replace: true })
  },
})
