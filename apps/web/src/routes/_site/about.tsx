import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../public/AboutPage'
import { aboutText } from '../../public/text/about'

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
