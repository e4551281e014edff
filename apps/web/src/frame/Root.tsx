import { HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LinkProvider } from '@naru/ui/Link'
import { replayPresses } from '@naru/app-shell/navigation/replayPresses'
import { SendResults } from './bars/SendResults'
import { useAccountLanguage } from './language/useAccountLanguage'
import { useOpenPage } from './useOpenPage'
import { usePublicAddress } from './language/usePublicAddress'

/** The root of every page. Links go through the router, or load the exam room's document. */
export const Root = () => {
  const openPage = useOpenPage()
  const publicAddress = usePublicAddress()
  useAccountLanguage()
  useEffect(() => {
    // After React has started hydrating, so that it can hydrate what is clicked.
    const timer = setTimeout(replayPresses)
    return () => clearTimeout(timer)
  }, [])
  return (
    <LinkProvider navigate={openPage} addressOf={publicAddress}>
      <HeadContent />
      <Outlet />
      <SendResults />
      <Scripts />
    </LinkProvider>
  )
}
