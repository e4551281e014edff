import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useText } from '../../text'
import { MessagePage } from './MessagePage'

/** Shown instead of a page whose code failed or could not be fetched. */
export const FailedPage = () => {
  const { pageErrors } = useText()
  return (
    <MessagePage
      title={pageErrors.failedTitle}
      drawing="boat"
      action={
        <Inline justify="center">
          <Button variant="primary" onPress={() => window.location.reload()}>
            {pageErrors.reload}
          </Button>
          <ButtonLink href="/">{pageErrors.home}</ButtonLink>
        </Inline>
      }
    >
      {pageErrors.failedText}
    </MessagePage>
  )
}
