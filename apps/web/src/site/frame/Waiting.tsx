import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useText } from '../text'

/** Shown while a page's code or the session check loads. */
export const Waiting = () => {
  const { site } = useText()
  return (
    <Page>
      <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
      <Loading label={site.loading} />
    </Page>
  )
}
