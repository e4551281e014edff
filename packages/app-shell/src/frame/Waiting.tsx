import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useSharedText } from '../text'

/** Shown while a page's code or the session check loads. */
export const Waiting = () => {
  const t = useSharedText()
  return (
    <Page>
      <VisuallyHidden as="h1">{t('site.loading')}</VisuallyHidden>
      <Loading label={t('site.loading')} />
    </Page>
  )
}
