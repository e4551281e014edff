import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/desk/')({
  staticData: { page: { audience: 'staff' } },
  beforeLoad: () => {
    throw redirect({ href: '/desk/papers', replace: true })
  },
})
