import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useState, useSyncExternalStore } from 'react'
import { isLoginNeeded, subscribeLoginNeeded } from '@naru/app-shell/attempt'
import { useExamRoomText } from '../text'
import type { LoginDialogProps } from './LoginDialog'

export type LoginBannerProps = Pick<LoginDialogProps, 'ownerId' | 'candidate' | 'onLoggedIn'>

/** A separate chunk: rarely shown. */
const LoginDialog = lazyComponent(async () => (await import('./LoginDialog')).LoginDialog)

/** Asks for a login when the server rejects a save with 401. Renders nothing otherwise. */
export const LoginBanner = (props: LoginBannerProps) => {
  const t = useExamRoomText()
  const isNeeded = useSyncExternalStore(subscribeLoginNeeded, isLoginNeeded)
  const [isOpen, setOpen] = useState(false)
  if (!isNeeded) return null
  return (
    <>
      <Alert
        tone="warning"
        role="status"
        title={t('loggedOut')}
        action={
          <Button size="small" onPress={() => setOpen(true)}>
            {t('logIn')}
          </Button>
        }
      >
        {t('loggedOutText')}
      </Alert>
      <LoginDialog {...props} load={isNeeded} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
