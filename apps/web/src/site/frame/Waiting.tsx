import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useText } from '../text'

/** Stands in place of a page whose code, or whose reader's session, takes its time to come. */
export const Waiting = () => {
  const { site } = useText()
  return (
    <Page>
      <VisuallyHidden as="h1">{site.loading}</VisuallyHidden>
      <Loading label={site.loading} />
    </Page>
  )
}
