import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../../../pages/EditProfile/Page'

export const Route = createFileRoute('/_site/_student/editprofile')({ component: EditProfilePage })
