import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../pages/Contact/Page'

export const Route = createFileRoute('/_site/contact')({
  staticData: {
    page: { audience: 'public', prerender: true, offline: true, navigation: { label: 'contact', top: 4, footer: 4 } },
  },
  component: ContactPage,
})
