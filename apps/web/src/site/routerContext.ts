import type { QueryClient } from '@tanstack/react-query'
import type { AuthSession } from '../shared/authSession'

/** The context of all guards and loaders. */
export interface RouterContext {
  /** The query cache that loaders fill. */
  queryClient: QueryClient
  /** Who is logged in. */
  authSession: AuthSession
}
