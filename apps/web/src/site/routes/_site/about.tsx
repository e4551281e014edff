import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../pages/About/Page'

export const Route = createFileRoute('/_site/about')({
  staticData: {
    page: { audience: 'public', prerender: true, offline: true, navigation: { label: 'about', footer: 2 } },
  },
  component: AboutPage,
})
