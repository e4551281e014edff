import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useUser } from '@naru/app-shell/user/useUser'

// Separate chunks: rarely shown.
const DeletionBanner = lazyComponent(async () => (await import('./DeletionBanner')).DeletionBanner)
const TwoStepNotice = lazyComponent(async () => (await import('@naru/app-shell/frame/TwoStepNotice')).TwoStepNotice)

/**
 * What every page says about the account: that it will be deleted, and, to an admin, from when two-step verification is
 * needed.
 */
export const AccountNotices = () => {
  const { deletionAt, twoStepFrom } = useUser() ?? {}
  return (
    <>
      {deletionAt !== undefined && <DeletionBanner load deletionAt={deletionAt} />}
      {twoStepFrom !== undefined && <TwoStepNotice load from={twoStepFrom} />}
    </>
  )
}
