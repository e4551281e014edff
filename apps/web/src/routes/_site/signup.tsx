import { createFileRoute } from '@tanstack/react-router'
import { SignupPage } from '../../pages/Signup/Page'

export const Route = createFileRoute('/_site/signup')({ component: SignupPage })
