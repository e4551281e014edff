import { userDataQuery } from '@naru/api'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'

// A separate chunk: rarely shown.
const DeletionBanner = lazyComponent(async () => (await import('./DeletionBanner')).DeletionBanner)

/** The banner of an account that will be deleted. The auth session requests the same query. */
export const PendingDeletion = () => {
  const { status } = useAuthState()
  const { data: user } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const deletionAt = status === 'loggedIn' ? user?.deletionAt : undefined
  return deletionAt === undefined ? null : <DeletionBanner load deletionAt={deletionAt} />
}
