import { createFileRoute } from '@tanstack/react-router'
import { refundPolicy } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/refundPolicy')({ component: () => <LegalPage document={refundPolicy} /> })
