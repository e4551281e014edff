import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../pages/Legal/Page'
import { termsAndConditionsText, useTermsText } from '../../text/legal'
import { termsAndConditionsOriginal } from '../../text/legalOriginals'

export const Route = createFileRoute('/_site/termsAndConditions')({
  staticData: {
    page: {
      texts: [termsAndConditionsText, termsAndConditionsOriginal],
      audience: 'public',
      prerender: true,
      navigation: { label: 'termsAndConditions', footer: 6 },
    },
  },
  component: function Terms() {
    return <LegalPage text={useTermsText()} original={termsAndConditionsOriginal} />
  },
})
