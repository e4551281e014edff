import { isUnsupported, setLanguage } from '@naru/api'
import { updateCached, userDataQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isLanguage, type Language } from '@naru/api/languages'
import { useLanguage } from '@naru/ui/language'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { chooseLanguage, hasDrafts, languageItems } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useStudentText } from '../../frame/text/student'

const ReportDialog = lazyComponent(async () => (await import('@naru/app-shell/frame/ReportDialog')).ReportDialog)

/**
 * The language of the learner's pages and mails. The page changes at once; what the account stores is shown. Where texts
 * are drafts, a mistake can be reported.
 */
export const LanguageSetting = () => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { formatError } = useErrors()
  const shown = useLanguage()
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userDataQuery(api))
  const [isReporting, setReporting] = useState(false)
  const [isNotShown, setNotShown] = useState(false)
  const save = useSingleFlightMutation({
    mutationFn: (language: Language) => setLanguage(api, language),
    onSuccess: (_saved, language) =>
      updateCached(queryClient, userDataQuery(api).queryKey, (before) => ({ ...before, language })),
  })
  const choose = (language: Language) => {
    setNotShown(false)
    save.mutate(language)
    chooseLanguage(language).catch(() => setNotShown(true))
  }
  const failure = () => {
    if (isNotShown) return tShared('language.failed')
    // The choice stays on this device.
    return save.isError && !isUnsupported(save.error) ? formatError('changeLanguage', save.error) : undefined
  }

  return (
    <Card>
      <Stack gap={16}>
        <Select
          label={tStudent('profile.language')}
          description={tStudent('profile.languageHelp')}
          items={languageItems()}
          value={(save.isPending ? save.variables : undefined) ?? user?.language ?? shown}
          onChange={(id) => isLanguage(id) && choose(id)}
          isDisabled={save.isPending}
          errorMessage={failure()}
        />
        {hasDrafts(shown) && (
          <span>
            <Button variant="quiet" iconStart="flag" onPress={() => setReporting(true)}>
              {tShared('nav.draftTranslation')}
            </Button>
          </span>
        )}
        <ReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
        {save.isSuccess && <Alert tone="success">{tStudent('profile.languageSaved')}</Alert>}
      </Stack>
    </Card>
  )
}
