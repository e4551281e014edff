import { Icon } from '@naru/ui/Icon'
import type { ReactNode } from 'react'
import * as css from '../editor.css'
import { FaultMessage } from './FaultMessage'
import type { DraftFault } from '../model'

/** A sentence about a field, below it. */
export const FieldError = ({ children, role }: { children: ReactNode; role?: 'alert' }) => (
  <span className={css.fieldError} role={role}>
    <Icon name="error" size="small" />
    {children}
  </span>
)

export const PartFaults = ({ faults }: { faults: readonly DraftFault[] }) =>
  faults
    .filter(({ field }) => field === '')
    .map(({ message }) => (
      <FieldError key={message}>
        <FaultMessage message={message} />
      </FieldError>
    ))
