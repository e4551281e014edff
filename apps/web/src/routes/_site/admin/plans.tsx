import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../../pages/Admin/PlansPage'

export const Route = createFileRoute('/_site/admin/plans')({ component: PlansPage })
