import { Icon } from '@naru/ui/Icon'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isLanguage, useLanguage } from '@naru/ui/language'
import { MenuButton } from '@naru/ui/Menu'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { hasDrafts, languageItems } from '../../shared/language'
import { useSharedText } from '../../shared/text'
import { useChooseLanguage } from '../state/useChooseLanguage'
import { useText } from '../text'
import * as css from './SiteTopBar.css'

const ReportDialog = lazyComponent(async () => (await import('./ReportDialog')).ReportDialog)

/** The choice of the language; below it, where texts are drafts, the way to report a mistake. */
export const LanguageMenu = () => {
  const { nav } = useText()
  const { language: text } = useSharedText()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <MenuButton
        label={text.label}
        items={[]}
        choices={[
          {
            label: text.label,
            items: languageItems,
            value: language,
            onChange: (id) => {
              if (isLanguage(id)) choose(id).catch(() => toast.error(text.failed))
            },
          },
        ]}
        lastItems={
          hasDrafts(language)
            ? [{ id: 'report', label: nav.draftTranslation, icon: 'flag', onAction: () => setReporting(true) }]
            : []
        }
      >
        <span className={css.round}>
          <Icon name="globe" />
        </span>
      </MenuButton>
      <ReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}
