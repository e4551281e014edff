import { renewRecoveryCodesMutation } from '@naru/api'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { ConfirmButton } from '../../parts/DialogButton'
import { useAction } from '../../twoStep/useAction'
import { useCall } from '../../twoStep/useCall'
import { useAdminText } from '../../text/admin'
import { useTwoStepText } from '../../text/twoStep'

interface RecoveryCodesProps {
  count: number
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The number of recovery codes, and a button that replaces them. */
export const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const { setup: text } = useTwoStepText()
  const renew = useCall(renewRecoveryCodesMutation(api))
  const { cancel } = useAdminText()
  const { run, ...sending } = useAction()
  const replace = (close: () => void) =>
    run(async () => {
      onCodes((await renew(undefined)).recoveryCodes)
      close()
    })
  return (
    <TitledCard title={text.recovery}>
      <Text>{text.recoveryText}</Text>
      <Text tone={count < 3 ? 'danger' : 'muted'}>{text.left(count)}</Text>
      <span>
        <ConfirmButton
          action={text.renew}
          title={text.renewTitle}
          text={text.renewText}
          cancel={cancel}
          sending={sending}
          onConfirm={replace}
        />
      </span>
    </TitledCard>
  )
}
