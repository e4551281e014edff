import { type TotpSecretResponse } from '@naru/api'
import { removeTotpMutation, startTotpMutation } from '@naru/api/queries'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog'

interface AuthenticatorAppProps {
  isSetUp: boolean
  onCodes: (codes: readonly string[] | undefined) => void
}

export const AuthenticatorApp = ({ isSetUp, onCodes }: AuthenticatorAppProps) => {
  const tTwoStep = useTwoStepText()
  const start = useFormMutation(startTotpMutation(api), tTwoStep)
  const [secret, setSecret] = useState<TotpSecretResponse>()
  const tAdmin = useAdminText()
  const remove = useFormMutation(removeTotpMutation(api), tAdmin, () => tTwoStep('setup.totpRemoved'))
  return (
    <Card as="section" aria-labelledby="totp">
      <Stack gap={16}>
        <Inline gap={8}>
          <Heading level={2} size="xl" id="totp">
            {tTwoStep('setup.totp')}
          </Heading>
          <Badge {...(isSetUp ? { tone: 'success', icon: 'check' } : {})}>
            {isSetUp ? tTwoStep('setup.totpSetUp') : tTwoStep('setup.noTotp')}
          </Badge>
        </Inline>
        <Text>{tTwoStep('setup.totpText')}</Text>
        <FailureAlert failure={start.failure} />
        <Inline gap={8}>
          <Button isPending={start.isPending} onPress={() => start.run(undefined, setSecret)}>
            {isSetUp ? tTwoStep('setup.replaceTotp') : tTwoStep('setup.addTotp')}
          </Button>
          {isSetUp && (
            <ConfirmButton
              action={tTwoStep('setup.remove')}
              title={tTwoStep('setup.removeTotpTitle')}
              text={tTwoStep('setup.removeTotpText')}
              cancel={tAdmin('cancel')}
              sending={remove}
              onConfirm={(close) => remove.run(undefined, close)}
            />
          )}
        </Inline>
      </Stack>
      {secret !== undefined && (
        <AuthenticatorAppDialog secret={secret} onCodes={onCodes} onClose={() => setSecret(undefined)} />
      )}
    </Card>
  )
}
