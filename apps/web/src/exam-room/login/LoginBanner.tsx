import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isLoginNeeded, subscribeLoginNeeded } from '@naru/app-shell/attempt'
import { useExamRoomText } from '../text'
import * as css from './LoginBanner.css'
import type { LoginDialogProps } from './LoginDialog'

export type LoginBannerProps = Pick<LoginDialogProps, 'ownerId' | 'candidate' | 'onLoggedIn'>

/** A separate chunk: rarely shown. */
const LoginDialog = lazyComponent(async () => (await import('./LoginDialog')).LoginDialog)

/** Asks for a login when the server rejects a save with 401. Renders nothing otherwise. */
export const LoginBanner = (props: LoginBannerProps) => {
  const t = useExamRoomText()
  const isNeeded = useSyncExternalStore(subscribeLoginNeeded, isLoginNeeded)
  const [isOpen, setOpen] = useState(false)
  // The button that opened the dialog is gone after the login: without a focus in the question its keys do nothing.
  useEffect(() => {
    if (isNeeded) return () => document.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
    return undefined
  }, [isNeeded])
  if (!isNeeded) return null
  return (
    <>
      <Alert tone="warning" role="status">
        {t('loggedOut')}{' '}
        <Button size="small" variant="quiet" className={css.logIn} onPress={() => setOpen(true)}>
          {t('logIn')}
        </Button>
      </Alert>
      <LoginDialog {...props} load={isNeeded} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
