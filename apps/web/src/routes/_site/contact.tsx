import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../pages/Contact/Page'

export const Route = createFileRoute('/_site/contact')({ component: ContactPage })
