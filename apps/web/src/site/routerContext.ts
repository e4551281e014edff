import type { QueryClient } from '@tanstack/react-query'
import type { AuthSession } from '../shared/authSession'

/** What every guard and loader is given. */
export interface RouterContext {
  /** The cache that loaders fill. */
  queryClient: QueryClient
  /** Who is logged in. */
  authSession: AuthSession
}
