import { Alert } from '@naru/ui/Alert'
import { Disclosure } from '@naru/ui/Disclosure'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useText } from './text'

/** Says on top of a page that its translation is a draft, and folds the English text, which applies. */
export const DraftNote = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <Stack gap={8}>
      <Alert tone="info" role="none">
        {t('translation.draft')}
      </Alert>
      <Disclosure title={t('translation.showEnglish')} headingLevel={2}>
        {children}
      </Disclosure>
    </Stack>
  )
}
