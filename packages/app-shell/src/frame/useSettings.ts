import { isLanguage, type Language } from '@naru/api/languages'
import { useLanguage } from '@naru/ui/language'
import { applyTheme } from '@naru/ui/theme'
import { toast } from '@naru/ui/Toast'
import { hasDrafts, languageItems } from '../language'
import { rememberTheme, themeChoices, useThemeChoice } from '../state/theme'
import { useSharedText } from '../text'

/**
 * The choices of language and theme, and the label of the way to report a mistake.
 * @param onLanguage shows the page in a language. Rejects if its texts cannot be loaded.
 */
export function useSettings(onLanguage: (language: Language) => Promise<void>) {
  const t = useSharedText()
  const language = useLanguage()
  return {
    language: {
      label: t('language.label'),
      items: languageItems(),
      value: language,
      onChange: (id: string) => {
        if (isLanguage(id)) onLanguage(id).catch(() => toast.error(t('language.failed')))
      },
    },
    theme: {
      label: t('nav.theme'),
      items: themeChoices.map((id) => ({ id, label: t(`nav.themes.${id}`) })),
      value: useThemeChoice(),
      onChange: (id: string) => {
        const next = themeChoices.find((choice) => choice === id)
        if (next === undefined) return
        rememberTheme(next)
        applyTheme(next)
      },
    },
    reportLabel: hasDrafts(language) ? t('nav.draftTranslation') : t('nav.reportMistake'),
  }
}
