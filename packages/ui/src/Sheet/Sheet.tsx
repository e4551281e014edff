import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../IconButton'
import { useUiText } from '../language/uiText'
import { classNames } from '../lib/classNames'
import * as styles from './Sheet.css'

export interface SheetProps {
  /** The heading, and the sheet's accessible name. */
  title: ReactNode
  children: ReactNode
  /** Whether it is open. */
  isOpen: boolean
  /** Called with `false` on Escape, a press outside, or the close button. */
  onOpenChange: (isOpen: boolean) => void
  /** Edge of the screen. @default 'bottom' */
  side?: keyof typeof styles.side
}

/** A modal panel at an edge of the screen, for content that larger screens show beside the page. */
export const Sheet = ({ title, children, isOpen, onOpenChange, side = 'bottom' }: SheetProps) => {
  const t = useUiText()
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={classNames(styles.sheet, styles.side[side])}>
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <AriaHeading slot="title" level={2} className={styles.title}>
                  {title}
                </AriaHeading>
                <IconButton slot={null} label={t('close')} icon="close" onPress={close} />
              </div>
              {children}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
