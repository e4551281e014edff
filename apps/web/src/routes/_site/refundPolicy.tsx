import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../public/legal/LegalPage'
import { refundPolicyText, useRefundPolicyText } from '../../public/legal/text/legal'
import { refundPolicyOriginal } from '../../public/legal/text/legalOriginals'

export const Route = createFileRoute('/_site/refundPolicy')({
  staticData: {
    page: {
      texts: [refundPolicyText, refundPolicyOriginal],
      audience: 'public',
      prerender: true,
      navigation: { label: 'refundPolicy', footer: 7 },
    },
  },
  component: function RefundPolicy() {
    return <LegalPage text={useRefundPolicyText()} original={refundPolicyOriginal} />
  },
})
