import { userDataQuery } from '@naru/api'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'

// Separate chunks: rarely shown.
const DeletionBanner = lazyComponent(async () => (await import('./DeletionBanner')).DeletionBanner)
const SecondFactorNotice = lazyComponent(async () => (await import('./SecondFactorNotice')).SecondFactorNotice)

/**
 * What every page says about the account: that it will be deleted, and, to an admin, from when a second factor is
 * needed. The auth session requests the same query.
 */
export const AccountNotices = () => {
  const { status } = useAuthState()
  const { data } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const { deletionAt, secondFactorFrom } = (status === 'loggedIn' ? data : undefined) ?? {}
  return (
    <>
      {deletionAt !== undefined && <DeletionBanner load deletionAt={deletionAt} />}
      {secondFactorFrom !== undefined && <SecondFactorNotice load from={secondFactorFrom} />}
    </>
  )
}
