import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useEffect, useRef, type ReactNode } from 'react'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import type { FormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDeskText } from '../text/desk'

export interface CheckedDialogProps<Checked> {
  title: string
  closeLabel: string
  /** Asks the server what the action would do. */
  check: FormMutation<unknown, Checked>
  /** The body of the check. It runs when the dialog opens, and again for another body. */
  checked: Checked
  checkingLabel: string
  /** The report of the last check. It is hidden while a check runs. */
  children: ReactNode
  /** The button that acts on the report; false: nothing can be done. */
  action: ReactNode
  failure: string | undefined
  onClose: () => void
}

/** Shows what an action would do, as the server sees it, before it is done. */
export const CheckedDialog = <Checked extends number | boolean>({
  title,
  closeLabel,
  check,
  checked,
  checkingLabel,
  children,
  action,
  failure,
  onClose,
}: CheckedDialogProps<Checked>) => {
  const t = useDeskText()
  // Once for each body, also where React mounts twice.
  const last = useRef<Checked>(undefined)
  useEffect(() => {
    if (last.current === checked) return
    last.current = checked
    check.run(checked)
  })
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{closeLabel}</Button>
          {action}
        </>
      }
    >
      <Stack gap={16}>
        {check.isPending && (
          <Loading label={checkingLabel}>
            <Skeleton height="8rem" />
          </Loading>
        )}
        {!check.isPending && children}
        <FailureAlert failure={check.failure ?? failure} />
        {check.failure !== undefined && (
          <span>
            <Button onPress={() => check.run(checked)}>{t('retry')}</Button>
          </span>
        )}
      </Stack>
    </Dialog>
  )
}
