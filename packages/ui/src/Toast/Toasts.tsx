import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast'
import { Button } from '../Button'
import { BaseButton } from '../Button/BaseButton'
import { IconButton } from '../IconButton/IconButton'
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
      // Presses on its buttons bubble up, too.
      {...(onPress && { onClick: press })}
    >
      <span className={classNames(styles.markBox, styles.mark[tone])}>
        <Icon name={tone === 'error' ? 'error' : 'success'} />
      </span>
      <AriaToastContent className={styles.content} role={tone === 'error' ? 'alert' : 'status'}>
        <Text slot="title" className={styles.message}>
          {onPress && actionLabel === undefined ? (
            <BaseButton className={styles.messageButton}>{message}</BaseButton>
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
            <Button size="small">{actionLabel}</Button>
          </span>
        )}
      </AriaToastContent>
      <IconButton
        label={t('close')}
        icon="close"
        size="small"
        onPress={(event) => {
          event.stopPropagation()
          toastQueue.close(toast.key)
        }}
      />
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
