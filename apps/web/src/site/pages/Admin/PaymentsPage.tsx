import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { useRouter, useLocation } from '@tanstack/react-router'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { PaymentNotices } from './PaymentNotices'
import { PaymentOrders } from './PaymentOrders'

export const PaymentsPage = () => {
  const { payments: text } = useAdminText()
  const router = useRouter()
  const { pathname, hash } = useLocation()
  const shown = hash === 'journal' ? 'notices' : 'orders'
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <span>
        <SegmentedControl
          label={text.shown}
          items={[
            { id: 'orders', label: text.orders },
            { id: 'notices', label: text.notices },
          ]}
          value={shown}
          onChange={(id) => router.history.push(id === 'notices' ? `${pathname}#journal` : pathname)}
        />
      </span>
      {shown === 'notices' ? <PaymentNotices /> : <PaymentOrders />}
    </AdminFrame>
  )
}
