import { usersQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { fetchFonts } from '@naru/app-shell/fetchFonts'
import { UserActivationPage } from '../../account/activation/UserActivationPage'
import { accountText } from '../../account/text/account'

// No guard: the server decides who is an admin, and its rejection is shown.
export const Route = createFileRoute('/_site/userActivation')({
  staticData: { page: { texts: [accountText], audience: 'public' } },
  loader: ({ context }) => {
    fetchFonts()
    void context.queryClient.prefetchQuery(usersQuery(api))
  },
  component: UserActivationPage,
})
