import { useAccountLanguage as useLanguageOfAccount } from '@naru/app-shell/language/useAccountLanguage'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { showLanguageOf } from './languageOfPage'

/** Brings a learner's language to this device. An address with a language keeps its own. */
export function useAccountLanguage(): void {
  const router = useRouter()
  useLanguageOfAccount(useCallback(() => showLanguageOf(router.latestLocation), [router]))
}
