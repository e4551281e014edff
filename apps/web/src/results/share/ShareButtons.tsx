import type { AttemptReview } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useLanguage } from '@naru/ui/language'
import { useState } from 'react'
import { useAnalysisText } from '../text/analysis'
import { homeIn } from './homeIn'

const ShareResult = lazyComponent(async () => (await import('./ShareResult')).ShareResult)
const ShareDialog = lazyComponent(async () => (await import('./ShareDialog')).ShareDialog)

export const ShareButtons = ({ result }: { result: AttemptReview['result'] }) => {
  const t = useAnalysisText()
  const language = useLanguage()
  const [shared, setShared] = useState<'result' | 'invitation'>()
  const close = () => setShared(undefined)
  return (
    <Inline justify="center">
      <Button onPress={() => setShared('result')}>{t('share.button')}</Button>
      <Button variant="quiet" onPress={() => setShared('invitation')}>
        {t('share.invite')}
      </Button>
      {shared === 'result' && <ShareResult load result={result} onClose={close} />}
      {shared === 'invitation' && (
        <ShareDialog
          load
          title={t('share.invite')}
          text={t('share.invitation', { link: homeIn(language) })}
          onClose={close}
        />
      )}
    </Inline>
  )
}
