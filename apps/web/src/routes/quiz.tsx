import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin } from '../session'

export const Route = createFileRoute('/quiz')({ beforeLoad: requireLogin, component: Outlet })
