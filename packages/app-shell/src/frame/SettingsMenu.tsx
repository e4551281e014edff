import { LazyReportDialog } from './LazyReportDialog'
import { Icon } from '@naru/ui/Icon'
import type { Language } from '@naru/api/languages'
import { MenuButton } from '@naru/ui/Menu'
import { useState } from 'react'
import { useSharedText } from '../text'
import * as css from './topBarEnd.css'
import { useSettings } from './useSettings'

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
  const { language, theme, reportLabel } = useSettings(onLanguage)
  const [isReporting, setReporting] = useState(false)
  const report = { id: 'report', label: reportLabel, icon: 'flag', onAction: () => setReporting(true) } as const
  return (
    <>
      <MenuButton label={t('nav.settings')} items={[]} choices={[{ ...language, actions: [report] }, theme]}>
        <span className={css.round}>
          <Icon name="globe" />
        </span>
      </MenuButton>
      <LazyReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}
