import { createFileRoute } from '@tanstack/react-router'

// Nothing is loaded ahead, so that learners get none of this code.
export const Route = createFileRoute('/_site/admin')({ staticData: { page: null } })
