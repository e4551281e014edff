import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useState, useSyncExternalStore } from 'react'
import { isLoginNeeded, subscribeLoginNeeded } from '../../exam'
import { useText } from '../../text'
import { LoginDialog, type LoginDialogProps } from './LoginDialog'

/** Props of LoginBanner. */
export type LoginBannerProps = Pick<LoginDialogProps, 'ownerId' | 'candidate' | 'onLoggedIn'>

/** Says that the server wants a log-in before it keeps anything more, and offers one on the spot. Nothing while it does not. */
export const LoginBanner = (props: LoginBannerProps) => {
  const { quiz: text } = useText()
  const isNeeded = useSyncExternalStore(subscribeLoginNeeded, isLoginNeeded)
  const [isOpen, setOpen] = useState(false)
  if (!isNeeded) return null
  return (
    <>
      <Alert
        tone="warning"
        role="status"
        title={text.loggedOut}
        action={
          <Button size="small" onPress={() => setOpen(true)}>
            {text.logIn}
          </Button>
        }
      >
        {text.loggedOutText}
      </Alert>
      <LoginDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
