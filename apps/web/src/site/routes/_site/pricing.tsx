import { pricePlansQuery } from '@naru/api'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '../../../shared/api'
import { PricingPage } from '../../pages/Pricing/Page'
import { markInAppNavigation } from '../../../shared/documentNavigation'
import { isPaymentDocument } from '../../payments/paymentDocument'

export const Route = createFileRoute('/_site/pricing')({
  staticData: {
    page: {
      audience: 'public',
      prerender: true,
      offline: false,
      preload: ['/api/price-plans'],
      navigation: { label: 'pricing', top: 3, footer: 3 },
    },
  },
  beforeLoad: ({ preload, location }) => {
    // Loaded anew with the policy under which the payment window can open.
    if (preload || isPaymentDocument()) return
    markInAppNavigation()
    throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricePlansQuery(api))
  },
  component: PricingPage,
})
