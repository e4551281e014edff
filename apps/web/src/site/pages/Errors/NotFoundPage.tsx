import { ButtonLink } from '@naru/ui/ButtonLink'
import { useSharedText } from '../../../shared/text'
import { MessagePage } from './MessagePage'

/** Shown at an unknown address. */
export const NotFoundPage = () => {
  const { pageErrors } = useSharedText()
  return (
    <MessagePage
      title={pageErrors.notFoundTitle}
      drawing="reeds"
      action={
        <ButtonLink variant="primary" href="/">
          {pageErrors.home}
        </ButtonLink>
      }
    >
      {pageErrors.notFoundText}
    </MessagePage>
  )
}
