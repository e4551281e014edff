import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { useRouter, useLocation } from '@tanstack/react-router'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { PaymentNotices } from './PaymentNotices'
import { PaymentOrders } from './PaymentOrders'

export const PaymentsPage = () => {
  const t = useAdminText()
  const router = useRouter()
  const { pathname, hash } = useLocation()
  const shown = hash === 'journal' ? 'notices' : 'orders'
  return (
    <AdminFrame title={t('payments.title')} lead={t('payments.lead')}>
      <span>
        <SegmentedControl
          label={t('payments.shown')}
          items={[
            { id: 'orders', label: t('payments.orders') },
            { id: 'notices', label: t('payments.notices') },
          ]}
          value={shown}
          onChange={(id) => router.history.push(id === 'notices' ? `${pathname}#journal` : pathname)}
        />
      </span>
      {shown === 'notices' ? <PaymentNotices /> : <PaymentOrders />}
    </AdminFrame>
  )
}
