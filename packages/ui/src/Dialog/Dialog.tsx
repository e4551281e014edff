import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton'
import { classNames } from '../lib/classNames'
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
export const Dialog = ({
  title,
  children,
  actions,
  isOpen = true,
  onClose,
  isDismissable = true,
  role = 'dialog',
  wide = false,
}: DialogProps) => {
  const t = useUiText()
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={classNames(styles.modal, wide && styles.wide)}>
        <AriaDialog className={styles.dialog} role={role}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <AriaHeading slot="title" level={2} className={styles.title}>
                  {title}
                </AriaHeading>
                {isDismissable && (
                  <IconButton label={t('close')} icon="close" className={styles.close} onPress={close} slot={null} />
                )}
              </div>
              {children !== undefined && <div className={styles.body}>{children}</div>}
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
