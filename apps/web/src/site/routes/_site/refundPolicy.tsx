import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../pages/Legal/Page'
import { refundPolicyOriginal, refundPolicyText, useRefundPolicyText } from '../../text/legal'

export const Route = createFileRoute('/_site/refundPolicy')({
  staticData: {
    page: {
      texts: [refundPolicyText],
      audience: 'public',
      prerender: true,
      offline: false,
      navigation: { label: 'refundPolicy', footer: 7 },
    },
  },
  component: function RefundPolicy() {
    return <LegalPage text={useRefundPolicyText()} original={refundPolicyOriginal} />
  },
})
