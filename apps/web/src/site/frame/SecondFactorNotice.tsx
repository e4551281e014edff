import { userDataQuery } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api'
import { useAuthState } from '../../shared/authSession'
import { useText } from '../text'
import { useDates } from '../../shared/language'

/** Tells an admin from when a second factor is needed, while the operator's setting delays it. */
export const SecondFactorNotice = () => {
  const { session: text } = useText()
  const { shortDay } = useDates()
  const { status } = useAuthState()
  const { data } = useQuery({ ...userDataQuery(api), enabled: status === 'loggedIn' })
  if (data?.secondFactorFrom === undefined) return null
  return (
    <Page padded={false}>
      <Alert tone="warning" role="status" action={<Link href="/admin/security">{text.secondFactorSetUp}</Link>}>
        {text.secondFactorFrom(shortDay(data.secondFactorFrom))}
      </Alert>
    </Page>
  )
}
