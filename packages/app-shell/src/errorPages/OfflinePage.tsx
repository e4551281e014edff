import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import type { ReactNode } from 'react'
import { useAuthSession } from '../authSession'
import { useSharedText } from '../text'
import { useSingleFlight } from '../useSingleFlight'
import { MessagePage } from './MessagePage'

export interface OfflinePageProps {
  /** Asks the page's guard again, which may lead to the login. */
  onChecked: () => Promise<void>
  /** Actions before *Try again*. @default none */
  action?: ReactNode
  /** More to say. @default nothing */
  children?: ReactNode
}

/** In place of a page without a connection, while it is not known who is logged in. */
export const OfflinePage = ({ onChecked, action, children }: OfflinePageProps) => {
  const t = useSharedText()
  const authSession = useAuthSession()
  const [run, isPending] = useSingleFlight()
  const check = async () => {
    await authSession.refresh()
    await onChecked()
  }
  return (
    <MessagePage
      title={t('pageErrors.offlineTitle')}
      drawing="boat"
      saysOffline
      action={
        <Inline justify="center">
          {action}
          <Button isPending={isPending} onPress={() => run(check)}>
            {t('pageErrors.tryAgain')}
          </Button>
        </Inline>
      }
    >
      {t('pageErrors.offlineText')}
      {children}
    </MessagePage>
  )
}
