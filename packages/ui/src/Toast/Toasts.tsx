import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { useUiText } from '../language/uiText'
import { Icon } from '../Icon'
import { classNames } from '../lib/classNames'
import { toastQueue, type ToastContent } from './queue'
import * as styles from './Toast.css'

const Item = ({ toast }: { toast: QueuedToast<ToastContent> }) => {
  const t = useUiText()
  const { tone, message, description, actionLabel, onPress } = toast.content
  const press = () => {
    toastQueue.close(toast.key)
    onPress?.()
  }
  return (
    <AriaToast
      toast={toast}
      className={classNames(styles.toast, styles.tone[tone], onPress && styles.pressable)}
      // Buttons handle their own presses and do not propagate them.
      {...(onPress && { onClick: press })}
    >
      <span className={classNames(styles.markBox, styles.mark[tone])}>
        <Icon name={tone === 'error' ? 'error' : 'success'} />
      </span>
      <AriaToastContent className={styles.content} role={tone === 'error' ? 'alert' : 'status'}>
        <Text slot="title" className={styles.message}>
          {onPress && actionLabel === undefined ? (
            <AriaButton slot={null} className={styles.messageButton} onPress={press}>
              {message}
            </AriaButton>
          ) : (
            message
          )}
        </Text>
        {description !== undefined && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {onPress && actionLabel !== undefined && (
          <span>
            <Button slot={null} size="small" onPress={press}>
              {actionLabel}
            </Button>
          </span>
        )}
      </AriaToastContent>
      <IconButton slot="close" label={t('close')} icon="close" size="small" />
    </AriaToast>
  )
}

/** Renders the toast queue. A separate chunk: most visits show no toast. */
export const Toasts = () => {
  const t = useUiText()
  return (
    <AriaToastRegion queue={toastQueue} className={styles.region} aria-label={t('notifications')}>
      {({ toast }) => <Item toast={toast} />}
    </AriaToastRegion>
  )
}
