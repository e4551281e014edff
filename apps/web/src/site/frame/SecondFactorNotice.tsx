import { Alert } from '@naru/ui/Alert'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { useText } from '../text'
import { useDates } from '../../shared/language'

/** Props of SecondFactorNotice. */
export interface SecondFactorNoticeProps {
  /** From when a second factor is needed, as a timestamp. */
  from: string
}

/** Tells an admin from when a second factor is needed, while the operator's setting delays it. */
export const SecondFactorNotice = ({ from }: SecondFactorNoticeProps) => {
  const { session: text } = useText()
  const { shortDay } = useDates()
  return (
    <Page padded={false}>
      <Alert tone="warning" role="status" action={<Link href="/admin/security">{text.secondFactorSetUp}</Link>}>
        {text.secondFactorFrom(shortDay(from))}
      </Alert>
    </Page>
  )
}
