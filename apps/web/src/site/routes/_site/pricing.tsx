import { pricePlansQuery } from '@naru/api'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '../../../shared/api'
import { PricingPage } from '../../pages/Pricing/Page'
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
    // Reloads the document, to get the security policy that allows the payment window.
    if (preload || isPaymentDocument()) return
    throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricePlansQuery(api))
  },
  component: PricingPage,
})
