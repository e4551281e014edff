import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Page } from '@naru/ui/Page'
import { useKeepAccount } from '../../account/profile/useKeepAccount'
import { useMyDataText } from '../../account/text/myData'
import { useDates } from '@naru/app-shell/language'

export interface DeletionBannerProps {
  /** When the account will be deleted, as a timestamp. */
  deletionAt: string
}

export const DeletionBanner = ({ deletionAt }: DeletionBannerProps) => {
  const t = useMyDataText()
  const { day } = useDates()
  const keep = useKeepAccount()
  return (
    <Page padded={false}>
      <Alert tone="warning" role="status" title={t('pending', { day: day(deletionAt) })} action={<Button {...keep} />}>
        {t('pendingText')}
      </Alert>
    </Page>
  )
}
