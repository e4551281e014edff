import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Text } from '@naru/ui/Text'
import { useSyncExternalStore } from 'react'
import { useSharedText } from '../text'
import type { SiteUpdate } from './siteUpdate'
import * as css from './UpdateBar.css'

export interface UpdateBarProps {
  update: SiteUpdate
  /** Loads the new version. @default reloads the tab */
  onReload?: () => void
}

/** Offers a reload when a newer version of the site is ready. Part of a frame, and so never in the exam room. */
export const UpdateBar = ({ update, onReload = () => location.reload() }: UpdateBarProps) => {
  const t = useSharedText()
  const isReady = useSyncExternalStore(update.subscribe, update.isReady, () => false)
  return (
    <div role="status">
      {isReady && (
        <div className={css.bar}>
          <Inline gap={16} align="center" justify="center">
            <Text>{t('site.updateReady')}</Text>
            <Button size="small" variant="primary" onPress={onReload}>
              {t('site.reload')}
            </Button>
          </Inline>
        </div>
      )}
    </div>
  )
}
