import { renewRecoveryCodesMutation } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useAction } from '../../twoStep/useAction'
import { useCall } from '../../twoStep/useCall'
import { useTwoStepText } from '../../text/twoStep'
import { DeleteDialog } from './DeleteDialog'

/** Props of RecoveryCodes. */
export interface RecoveryCodesProps {
  /** Unused codes. */
  count: number
  /** Called with new codes. */
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The number of recovery codes, and a button that replaces them. */
export const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const { setup: text } = useTwoStepText()
  const renew = useCall(renewRecoveryCodesMutation(api))
  const { run, isPending, failure } = useAction()
  const [isAsking, setAsking] = useState(false)
  const replace = () =>
    run(async () => {
      onCodes((await renew(undefined)).recoveryCodes)
      setAsking(false)
    })
  return (
    <Card as="section" aria-labelledby="recovery">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="recovery">
          {text.recovery}
        </Heading>
        <Text>{text.recoveryText}</Text>
        <Text tone={count < 3 ? 'danger' : 'muted'}>{text.left(count)}</Text>
        <span>
          <Button onPress={() => setAsking(true)}>{text.renew}</Button>
        </span>
      </Stack>
      {isAsking && (
        <DeleteDialog
          title={text.renewTitle}
          action={text.renew}
          isPending={isPending}
          failure={failure}
          onDelete={replace}
          onClose={() => setAsking(false)}
        >
          {text.renewText}
        </DeleteDialog>
      )}
    </Card>
  )
}
