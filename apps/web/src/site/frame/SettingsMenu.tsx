import { Icon } from '@naru/ui/Icon'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isLanguage, useLanguage } from '@naru/ui/language'
import { MenuButton } from '@naru/ui/Menu'
import { applyTheme } from '@naru/ui/theme'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { hasDrafts, languageItems } from '../../shared/language'
import { rememberTheme, themeChoices, useThemeChoice } from '../../shared/state/theme'
import { useSharedText } from '../../shared/text'
import { useChooseLanguage } from '../state/useChooseLanguage'
import { useText } from '../text'
import * as css from './SiteTopBar.css'

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog')).ReportDialog)

/**
 * The choices of language and theme. Where texts are drafts, the way to report a mistake is below the languages. One
 * button, because two do not fit beside Login on a phone.
 */
export const SettingsMenu = () => {
  const tSite = useText()
  const tShared = useSharedText()
  const language = useLanguage()
  const theme = useThemeChoice()
  const choose = useChooseLanguage()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <MenuButton
        label={tSite('nav.settings')}
        items={[]}
        choices={[
          {
            label: tShared('language.label'),
            items: languageItems(),
            value: language,
            onChange: (id) => {
              if (isLanguage(id)) choose(id).catch(() => toast.error(tShared('language.failed')))
            },
            actions: hasDrafts(language)
              ? [
                  {
                    id: 'report',
                    label: tSite('nav.draftTranslation'),
                    icon: 'flag',
                    onAction: () => setReporting(true),
                  },
                ]
              : [],
          },
          {
            label: tSite('nav.theme'),
            items: themeChoices.map((id) => ({ id, label: tSite(`nav.themes.${id}`) })),
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
