import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '../../session'

// The server knows who is an admin, and its refusal is shown. Nothing is loaded ahead, so that learners get none of this code.
export const Route = createFileRoute('/_site/admin')({ beforeLoad: requireLogin })
