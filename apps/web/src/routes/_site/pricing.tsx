import { pricePlansQuery } from '@naru/api'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '../../app/api'
import { PricingPage } from '../../pages/Pricing/Page'
import { isPaymentDocument, noteOpening } from '../../payments/paymentDocument'

export const Route = createFileRoute('/_site/pricing')({
  beforeLoad: ({ preload, location }) => {
    // Loaded anew with the policy under which the payment window can open.
    if (preload || isPaymentDocument()) return
    noteOpening()
    throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricePlansQuery(api))
  },
  component: PricingPage,
})
