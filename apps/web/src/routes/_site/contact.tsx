import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../public/ContactPage'
import { accountText } from '../../account/text/account'

export const Route = createFileRoute('/_site/contact')({
  staticData: {
    page: {
      texts: [accountText],
      audience: 'public',
      prerender: true,
      offline: true,
      navigation: { label: 'contact', icon: 'mail', top: 4, footer: 4 },
    },
  },
  component: ContactPage,
})
