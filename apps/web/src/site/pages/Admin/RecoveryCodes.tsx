import { renewRecoveryCodesMutation } from '@naru/api'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { ConfirmButton } from '../../parts/DialogButton'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { useTwoStepText } from '../../text/twoStep'

interface RecoveryCodesProps {
  count: number
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The number of recovery codes, and a button that replaces them. */
export const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const words = useTwoStepText()
  const { setup: text } = words
  const { cancel } = useAdminText()
  const renew = useFormMutation(renewRecoveryCodesMutation(api), words)
  const replace = (close: () => void) =>
    renew.run(undefined, ({ recoveryCodes }) => {
      onCodes(recoveryCodes)
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
          sending={renew}
          onConfirm={replace}
        />
      </span>
    </TitledCard>
  )
}
