import { usersQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../app/api'
import { UserActivationPage } from '../../pages/UserActivation/Page'

// Without a guard: the server knows who is an admin, and its refusal is shown.
export const Route = createFileRoute('/_site/userActivation')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(usersQuery(api))
  },
  component: UserActivationPage,
})
