import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { isPartlyEnglish, useLanguage } from '@naru/ui/language'
import { useState } from 'react'
import { focusHeading } from '../navigation/focusHeading'
import { useSharedText } from '../text'
import { getLanguage, showLanguage } from './language'

export interface PartlyEnglishNoteProps {
  /** `none` where an announcement would disturb. @default 'status' */
  role?: 'status' | 'none'
}

/** Says that texts are in English because they could not be loaded, and loads them again. Renders nothing otherwise. */
export const PartlyEnglishNote = ({ role = 'status' }: PartlyEnglishNoteProps) => {
  const language = useLanguage()
  const t = useSharedText()
  const [isLoading, setLoading] = useState(false)
  if (!isPartlyEnglish(language)) return null

  const tryAgain = async () => {
    setLoading(true)
    await showLanguage(getLanguage()).catch(() => undefined)
    setLoading(false)
    // The button is gone.
    if (!isPartlyEnglish(language)) focusHeading()
  }
  return (
    <Alert
      tone="warning"
      role={role}
      action={
        <Button size="small" isPending={isLoading} onPress={() => void tryAgain()}>
          {t('language.tryAgain')}
        </Button>
      }
    >
      {t('language.partlyEnglish')}
    </Alert>
  )
}
