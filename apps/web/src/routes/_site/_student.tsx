import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '../../session'

export const Route = createFileRoute('/_site/_student')({ beforeLoad: requireLogin })
