import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../pages/About/Page'
import { aboutText } from '../../text/about'

export const Route = createFileRoute('/_site/about')({
  staticData: {
    page: {
      texts: [aboutText],
      audience: 'public',
      prerender: true,
      offline: true,
      navigation: { label: 'about', footer: 2 },
    },
  },
  component: AboutPage,
})
