import { Alert } from '@naru/ui/Alert'
import { isPartlyEnglish, useLanguage } from '@naru/ui/language'
import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'
import { PartlyEnglish } from '../language/PartlyEnglish'
import { useSharedText } from '../text'
import * as css from './FrameNotices.css'

export interface FrameNoticesProps {
  isOffline: boolean
  /** A link to what can be done without a connection, in the same line. @default nothing */
  offlineAction?: ReactNode
}

/** What the frame says above every page, unless the page says that the device is offline (`data-says-offline`): that it is, and that texts could not be loaded. */
export const FrameNotices = ({ isOffline, offlineAction }: FrameNoticesProps) => {
  const t = useSharedText()
  const language = useLanguage()
  return (
    <>
      {isOffline && (
        <Page padded={false} className={css.offline}>
          <Alert tone="warning" role="status">
            {t('site.offline')} {offlineAction}
          </Alert>
        </Page>
      )}
      {isPartlyEnglish(language) && (
        <Page padded={false} className={css.offline}>
          <PartlyEnglish load />
        </Page>
      )}
    </>
  )
}
