import { purchasesQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { contentLanguage, useLanguage } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { translated } from '@naru/app-shell/language'
import { usePurchasesText } from '../text/purchases'
import { PurchaseFacts } from './PurchaseFacts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that was just paid, which the page confirms. */
    paidOrder?: string
  }
}

/** Confirms a payment with its facts; nothing if the API does not list purchases. */
export const PurchaseConfirmation = ({ orderId }: { orderId: string }) => {
  const t = usePurchasesText()
  const language = useLanguage()
  const { status } = useAuthState()
  const { data } = useQuery({ ...purchasesQuery(api), enabled: status === 'loggedIn', retry: false })
  const purchase = data?.find((other) => other.orderId === orderId)
  if (purchase === undefined) return null
  const { name } = translated(purchase, language)
  return (
    <Alert tone="success" title={t('paid')}>
      <Stack gap={12}>
        <strong {...contentLanguage(name)}>{name}</strong>
        <PurchaseFacts purchase={purchase} />
        <Text>
          {t('mailed')} <Link href="/profile">{t('all')}</Link>
        </Text>
      </Stack>
    </Alert>
  )
}
