import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../pages/Legal/Page'
import { privacyPolicyOriginal, privacyPolicyText, usePrivacyPolicyText } from '../../text/legal'

export const Route = createFileRoute('/_site/privacyPolicy')({
  staticData: {
    page: {
      texts: [privacyPolicyText],
      audience: 'public',
      prerender: true,
      offline: false,
      navigation: { label: 'privacyPolicy', footer: 5 },
    },
  },
  component: function PrivacyPolicy() {
    return <LegalPage text={usePrivacyPolicyText()} original={privacyPolicyOriginal} />
  },
})
