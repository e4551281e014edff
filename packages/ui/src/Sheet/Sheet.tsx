import { useId, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton'
import { useUiText } from '../language/uiText'
import { classNames } from '../lib/classNames'
import { ModalLayer } from '../lib/ModalLayer'
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
export const Sheet = ({ isOpen, ...rest }: SheetProps) => isOpen && <OpenSheet {...rest} />

const OpenSheet = ({ title, children, onOpenChange, side = 'bottom' }: Omit<SheetProps, 'isOpen'>) => {
  const t = useUiText()
  const id = useId()
  const close = () => onOpenChange(false)
  return (
    <ModalLayer className={styles.overlay} labelledBy={id} onDismiss={close}>
      <div className={classNames(styles.sheet, styles.side[side])}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t('close')} icon="close" onPress={close} />
        </div>
        {children}
      </div>
    </ModalLayer>
  )
}
