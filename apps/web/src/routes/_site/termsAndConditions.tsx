import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../../public/legal/LegalPage'
import { termsAndConditionsText, useTermsText } from '../../public/legal/text/legal'
import { termsAndConditionsOriginal } from '../../public/legal/text/legalOriginals'

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
