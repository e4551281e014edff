import { userDataQuery } from '@naru/api'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'

// Separate chunks: rarely shown.
const DeletionBanner = lazyComponent(async () => (await import('./DeletionBanner')).DeletionBanner)
const TwoStepNotice = lazyComponent(async () => (await import('./TwoStepNotice')).TwoStepNotice)

/**
 * What every page says about the account: that it will be deleted, and, to an admin, from when two-step verification is
 * needed. The auth session requests the same query.
 */
export const AccountNotices = () => {
  const { status } = useAuthState()
  const { data } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  const { deletionAt, twoStepFrom } = (status === 'loggedIn' ? data : undefined) ?? {}
  return (
    <>
      {deletionAt !== undefined && <DeletionBanner load deletionAt={deletionAt} />}
      {twoStepFrom !== undefined && <TwoStepNotice load from={twoStepFrom} />}
    </>
  )
}
