import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../pages/About/Page'

export const Route = createFileRoute('/_site/about')({ component: AboutPage })
