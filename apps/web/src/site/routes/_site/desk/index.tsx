import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/desk/')({
  staticData: { page: { audience: 'staff', prerender: false, offline: false } },
  beforeLoad: () => {
    throw redirect({ href: '/desk/papers', replace: true })
  },
})
