import { Alert } from '@naru/ui/Alert'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { useDates } from '../language'
import { useSharedText } from '../text'

export interface TwoStepNoticeProps {
  /** From when two-step verification is needed, as a timestamp. */
  from: string
}

/** Tells an admin from when two-step verification is needed, while the operator's setting delays it. */
export const TwoStepNotice = ({ from }: TwoStepNoticeProps) => {
  const t = useSharedText()
  const { shortDay } = useDates()
  return (
    <Page padded={false}>
      <Alert tone="warning" role="status" action={<Link href="/admin/security">{t('session.twoStepSetUp')}</Link>}>
        {t('session.twoStepFrom', { date: shortDay(from) })}
      </Alert>
    </Page>
  )
}
