import { setLanguage } from '@naru/api'
import { isLanguage, type Language } from '@naru/api/languages'
import { LazyReportDialog } from '@naru/app-shell/frame/LazyReportDialog'
import { useLanguage } from '@naru/ui/language'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { chooseLanguage, hasDrafts, languageItems } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'

/**
 * The language of the exam room, and the way to report a mistake in a text. The attempt goes on meanwhile; the choice is stored on the
 * device, and in the account if it can be reached.
 */
export const RoomLanguage = () => {
  const t = useSharedText()
  const language = useLanguage()
  const [wanted, setWanted] = useState<Language>()
  const [hasFailed, setFailed] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const choose = async (next: Language) => {
    setWanted(next)
    setFailed(false)
    // The choice stays on this device without the account.
    setLanguage(api, next).catch(() => undefined)
    await chooseLanguage(next).catch(() => setFailed(true))
    setWanted(undefined)
  }
  return (
    <Stack gap={8}>
      <Select
        label={t('language.label')}
        items={languageItems()}
        value={wanted ?? language}
        onChange={(id) => isLanguage(id) && void choose(id)}
        description={hasDrafts(language) ? t('language.draft') : undefined}
        errorMessage={hasFailed ? t('language.failed') : undefined}
      />
      <Inline>
        <Button size="small" iconStart="flag" onPress={() => setReporting(true)}>
          {t('nav.reportMistake')}
        </Button>
      </Inline>
      <LazyReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
    </Stack>
  )
}
