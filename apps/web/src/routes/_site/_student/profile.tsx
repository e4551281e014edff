import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../pages/Profile/Page'

export const Route = createFileRoute('/_site/_student/profile')({ component: ProfilePage })
