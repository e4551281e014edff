import type { TotpSecretResponse } from '@naru/api'
import { addTotpMutation, removeTotpMutation, startTotpMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { useAction, useCall } from '@naru/app-shell/twoStep/useAction'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import * as css from './Security.css'
import { useAdminText } from '../text/admin'

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

interface AuthenticatorAppDialogProps {
  secret: Pick<TotpSecretResponse, 'secret' | 'uri'>
  onCodes: (codes: readonly string[] | undefined) => void
  onClose: () => void
}

const AuthenticatorAppDialog = ({ secret: { secret, uri }, onCodes, onClose }: AuthenticatorAppDialogProps) => {
  const tTwoStep = useTwoStepText()
  const tAdmin = useAdminText()
  const add = useCall(addTotpMutation(api))
  const { run, ...sending } = useAction()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const submit = () => {
    setEmpty(code.trim().length < 6)
    if (code.trim().length < 6) return
    run(async () => {
      const { recoveryCodes } = await add({ code: code.trim() })
      toast.success(tTwoStep('setup.totpAdded'))
      if (recoveryCodes !== undefined) onCodes(recoveryCodes)
      onClose()
    })
  }
  return (
    <FormDialog
      title={tTwoStep('setup.addTotpTitle')}
      action={tAdmin('save')}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{tTwoStep('setup.scan')}</Text>
      <QrCode content={uri} />
      <Stack gap={4}>
        <Text tone="muted" size="sm">
          {tTwoStep('setup.secret')}
        </Text>
        <code className={css.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </Stack>
      <TextField
        label={tTwoStep('setup.totpCode')}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        onChange={setCode}
        errorMessage={isEmpty ? tTwoStep('check.noCode') : undefined}
      />
    </FormDialog>
  )
}

/** Black on white in every theme, since cameras read it. */
const QrCode = ({ content }: { content: string }) => {
  const t = useTwoStepText()
  const { data, size } = useMemo(() => encode(content, { border: 2 }), [content])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={t('setup.qrCode')} viewBox={`0 0 ${size} ${size}`} className={css.qrCode}>
      <path d={path} />
    </svg>
  )
}
