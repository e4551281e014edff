import type { ReactNode } from 'react'

/** The open pages that run alone, by path. */
export const openPages: Record<string, () => Promise<ReactNode>> = {
  '/': async () => {
    const { HomePage } = await import('../pages/Home/Page')
    return <HomePage />
  },
  '/about': async () => {
    const { AboutPage } = await import('../pages/About/Page')
    return <AboutPage />
  },
  '/privacyPolicy': () => legal('privacyPolicy'),
  '/termsAndConditions': () => legal('termsAndConditions'),
  '/refundPolicy': () => legal('refundPolicy'),
}

async function legal(name: 'privacyPolicy' | 'termsAndConditions' | 'refundPolicy'): Promise<ReactNode> {
  const [{ LegalPage }, documents] = await Promise.all([import('../pages/Legal/Page'), import('../content/legal')])
  return <LegalPage document={documents[name]} />
}
