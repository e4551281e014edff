import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon'
import { classNames } from '../lib/classNames'
import { useUiText } from '../language/uiText'
import * as styles from './Alert.css'

export const alertTones = ['info', 'success', 'warning', 'danger'] as const

export type AlertTone = (typeof alertTones)[number]

export interface AlertProps {
  /** What kind of message it is, by colour and icon. @default 'info' */
  tone?: AlertTone
  /** One short line in bold. */
  title?: ReactNode
  children?: ReactNode
  /** One button or link, such as a retry. */
  action?: ReactNode
  /** Live region role; `none` disables the announcement. @default `alert` for danger and warning, else `status` */
  role?: 'alert' | 'status' | 'none' | undefined
  /** Id of the element. */
  id?: string | undefined
}

const icons: Record<AlertTone, IconName> = { info: 'info', success: 'success', warning: 'warning', danger: 'error' }
const roles = { info: 'status', success: 'status', warning: 'alert', danger: 'alert' } as const

/** A message inside the page. It stays until the caller removes it. */
export const Alert = ({ tone = 'info', title, children, action, role = roles[tone], id }: AlertProps) => {
  const t = useUiText()
  return (
    <div
      className={classNames(styles.alert, styles.tone[tone])}
      {...(role !== 'none' && { role })}
      {...(id !== undefined && { id })}
    >
      <span className={classNames(styles.markBox, styles.mark[tone])}>
        <Icon name={icons[tone]} label={t(`tone.${tone}`)} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
