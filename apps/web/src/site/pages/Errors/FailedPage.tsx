import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useSharedText } from '../../../shared/text'
import { MessagePage } from './MessagePage'

/** Shown when a page's code fails or cannot be loaded. */
export const FailedPage = () => {
  const { pageErrors } = useSharedText()
  return (
    <MessagePage
      title={pageErrors.failedTitle}
      drawing="boat"
      action={
        <Inline justify="center">
          <Button variant="primary" onPress={() => window.location.reload()}>
            {pageErrors.tryAgain}
          </Button>
          <ButtonLink href="/">{pageErrors.home}</ButtonLink>
        </Inline>
      }
    >
      {pageErrors.failedText}
    </MessagePage>
  )
}
