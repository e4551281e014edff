import { pricePlansQuery } from '@naru/api/queries'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { pathIn } from '../../frame/language/languageAddress'
import { PricingPage } from '../../plans/PricingPage'
import { plansText } from '@naru/app-shell/text/plans'
import { purchasesText } from '../../plans/text/purchases'

export const Route = createFileRoute('/_site/pricing')({
  staticData: {
    page: {
      texts: [plansText, purchasesText],
      audience: 'public',
      prerender: true,
      preload: ['/api/price-plans'],
      navigation: { label: 'pricing', icon: 'tag', top: 3, footer: 3 },
    },
  },
  beforeLoad: ({ context: { openedAt }, preload, location }) => {
    // Only /pricing's security policy allows the gateway's script and frame, and a document keeps its policy through
    // client-side navigation: reloads the document.
    if (preload || openedAt === undefined || /^\/pricing\/?$/.test(pathIn(openedAt))) return
    throw redirect({ href: location.publicHref, reloadDocument: true, replace: true })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pricePlansQuery(api))
  },
  component: PricingPage,
})
