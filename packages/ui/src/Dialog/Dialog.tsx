import { useId, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { classNames } from '../lib/classNames'
import { ModalLayer } from '../lib/ModalLayer'
import { useUiText } from '../language/uiText'
import * as styles from './Dialog.css'

export interface DialogProps {
  /** The heading, and the dialog's accessible name. */
  title: ReactNode
  children?: ReactNode
  /** Buttons below the content, the primary one last. */
  actions?: ReactNode
  /** Whether it is open. @default true: it is open while it is rendered */
  isOpen?: boolean
  /** Called when the user closes it. */
  onClose?: (() => void) | undefined
  /** Whether Escape, a click outside and a close button close it. @default true */
  isDismissable?: boolean
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Has the width of a text column instead of a form. @default false */
  wide?: boolean
}

/** A modal dialog for a question or a short task. */
export const Dialog = ({ isOpen = true, ...rest }: DialogProps) => isOpen && <OpenDialog {...rest} />

const OpenDialog = ({
  title,
  children,
  actions,
  onClose,
  isDismissable = true,
  role = 'dialog',
  wide = false,
}: Omit<DialogProps, 'isOpen'>) => {
  const t = useUiText()
  const id = useId()
  return (
    <ModalLayer className={styles.overlay} role={role} labelledBy={id} onDismiss={isDismissable ? onClose : undefined}>
      <div className={classNames(styles.dialog, wide && styles.wide)}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {isDismissable && <IconButton label={t('close')} icon="close" className={styles.close} onPress={onClose} />}
        </div>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </ModalLayer>
  )
}
