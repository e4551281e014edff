import { ButtonLink } from '@naru/ui/ButtonLink'
import { useLocation } from '@tanstack/react-router'
import { useText } from '../../text'
import { MessagePage } from './MessagePage'

/** Addresses that the site will have and whose pages are still being written. */
const planned = new Set([
  '/reset-password',
  '/userActivation',
  '/profile',
  '/editprofile',
  '/myresult',
  '/notification',
  '/payment/success',
  '/payment/cancel',
])

/** Shown at an address that has no page (yet). */
export const NotFoundPage = () => {
  const { pageErrors } = useText()
  const { pathname } = useLocation()
  const isPlanned = planned.has(pathname.replace(/(?!^)\/$/, ''))
  return (
    <MessagePage
      title={isPlanned ? pageErrors.soonTitle : pageErrors.notFoundTitle}
      drawing={isPlanned ? 'lantern' : 'reeds'}
      action={
        <ButtonLink variant="primary" href="/">
          {pageErrors.home}
        </ButtonLink>
      }
    >
      {isPlanned ? pageErrors.soonText : pageErrors.notFoundText}
    </MessagePage>
  )
}
