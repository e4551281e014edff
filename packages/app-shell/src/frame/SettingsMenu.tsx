import { Icon } from '@naru/ui/Icon'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isLanguage, type Language } from '@naru/api/languages'
import { useLanguage } from '@naru/ui/language'
import { MenuButton } from '@naru/ui/Menu'
import { applyTheme } from '@naru/ui/theme'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { hasDrafts, languageItems } from '../language'
import { rememberTheme, themeChoices, useThemeChoice } from '../state/theme'
import { useSharedText } from '../text'
import * as css from './topBarEnd.css'

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog')).ReportDialog)

export interface SettingsMenuProps {
  /** Shows the page in a language. Rejects if its texts cannot be loaded. */
  onLanguage: (language: Language) => Promise<void>
}

/**
 * The choices of language and theme; the way to report a mistake in a text is below the languages. One button, because
 * two do not fit beside Login on a phone.
 */
export const SettingsMenu = ({ onLanguage }: SettingsMenuProps) => {
  const t = useSharedText()
  const language = useLanguage()
  const theme = useThemeChoice()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <MenuButton
        label={t('nav.settings')}
        items={[]}
        choices={[
          {
            label: t('language.label'),
            items: languageItems(),
            value: language,
            onChange: (id) => {
              if (isLanguage(id)) onLanguage(id).catch(() => toast.error(t('language.failed')))
            },
            actions: [
              {
                id: 'report',
                label: hasDrafts(language) ? t('nav.draftTranslation') : t('nav.reportMistake'),
                icon: 'flag',
                onAction: () => setReporting(true),
              },
            ],
          },
          {
            label: t('nav.theme'),
            items: themeChoices.map((id) => ({ id, label: t(`nav.themes.${id}`) })),
            value: theme,
            onChange: (id) => {
              const next = themeChoices.find((choice) => choice === id)
              if (next === undefined) return
              rememberTheme(next)
              applyTheme(next)
            },
          },
        ]}
      >
        <span className={css.round}>
          <Icon name="globe" />
        </span>
      </MenuButton>
      <ReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}
