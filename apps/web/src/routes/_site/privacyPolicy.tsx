import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../public/legal/LegalPage'
import { privacyPolicyText, usePrivacyPolicyText } from '../../public/legal/text/legal'
import { privacyPolicyOriginal } from '../../public/legal/text/legalOriginals'

export const Route = createFileRoute('/_site/privacyPolicy')({
  staticData: {
    page: {
      texts: [privacyPolicyText, privacyPolicyOriginal],
      audience: 'public',
      prerender: true,
      navigation: { label: 'privacyPolicy', footer: 5 },
    },
  },
  component: function PrivacyPolicy() {
    return <LegalPage text={usePrivacyPolicyText()} original={privacyPolicyOriginal} />
  },
})
