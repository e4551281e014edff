import { pricePlansQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../app/api'
import { PricingPage } from '../../pages/Pricing/Page'

export const Route = createFileRoute('/_site/pricing')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricePlansQuery(api))
  },
  component: PricingPage,
})
