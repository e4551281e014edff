import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Page } from '@naru/ui/Page'
import { dayOf } from '../format/day'
import { useKeepAccount } from '../parts/useKeepAccount'
import { useMyDataText } from '../text/myData'

/** Props of DeletionBanner. */
export interface DeletionBannerProps {
  /** When the account will be deleted, as a timestamp. */
  deletionAt: string
}

/** Says on every page that the account will be deleted, and offers to keep it. */
export const DeletionBanner = ({ deletionAt }: DeletionBannerProps) => {
  const text = useMyDataText()
  const keep = useKeepAccount()
  return (
    <Page padded={false}>
      <Alert tone="warning" role="status" title={text.pending(dayOf(deletionAt))} action={<Button {...keep} />}>
        {text.pendingText}
      </Alert>
    </Page>
  )
}
