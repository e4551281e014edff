import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../pages/Contact/Page'
import { accountText } from '../../text/account'

export const Route = createFileRoute('/_site/contact')({
  staticData: {
    page: {
      texts: [accountText],
      audience: 'public',
      prerender: true,
      offline: true,
      navigation: { label: 'contact', top: 4, footer: 4 },
    },
  },
  component: ContactPage,
})
