import { renewRecoveryCodesMutation } from '@naru/api/queries'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'

interface RecoveryCodesProps {
  count: number
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The number of recovery codes, and a button that replaces them. */
export const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const tTwoStep = useTwoStepText()
  const tAdmin = useAdminText()
  const renew = useFormMutation(renewRecoveryCodesMutation(api), tTwoStep)
  const replace = (close: () => void) =>
    renew.run(undefined, ({ recoveryCodes }) => {
      onCodes(recoveryCodes)
      close()
    })
  return (
    <TitledCard title={tTwoStep('setup.recovery')}>
      <Text>{tTwoStep('setup.recoveryText')}</Text>
      <Text tone={count < 3 ? 'danger' : 'muted'}>{tTwoStep('setup.left', { count })}</Text>
      <span>
        <ConfirmButton
          action={tTwoStep('setup.renew')}
          title={tTwoStep('setup.renewTitle')}
          text={tTwoStep('setup.renewText')}
          cancel={tAdmin('cancel')}
          sending={renew}
          onConfirm={replace}
        />
      </span>
    </TitledCard>
  )
}
