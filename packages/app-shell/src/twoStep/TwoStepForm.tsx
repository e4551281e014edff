import {
  confirmByCodeMutation,
  confirmByPasskeyMutation,
  twoStepQuery,
  startPasskeyCheckMutation,
} from '@naru/api/queries'
import { CancelButton } from '../parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api'
import { FailureAlert } from '../parts/FailureAlert'
import { useTwoStepText } from '../text/twoStep'
import { askPasskey } from './passkey'
import { useAction, useCall } from './useAction'
import { Pending } from '../parts/LoadState'

export interface TwoStepFormProps {
  /** Called when two-step verification was given; queries are refetched in any case. @default nothing */
  onDone?: () => void
  /** Called by a Cancel button. @default no such button */
  onCancel?: () => void
}

/** Asks for two-step verification: a passkey, a code of the authenticator app, or a recovery code. */
export const TwoStepForm = ({ onDone, onCancel }: TwoStepFormProps) => {
  const t = useTwoStepText()
  const { data, isPending: isLoading } = useQuery(twoStepQuery(api))
  const start = useCall(startPasskeyCheckMutation(api))
  const byPasskey = useCall(confirmByPasskeyMutation(api))
  const byCode = useCall(confirmByCodeMutation(api))
  const { run, isPending, failure } = useAction()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)

  const usePasskey = () =>
    run(async () => {
      const { options } = await start(undefined)
      await byPasskey(await askPasskey(options))
      onDone?.()
    })
  const submit = () => {
    setEmpty(code.trim().length < 6)
    if (code.trim().length < 6) return
    run(async () => {
      await byCode({ code: code.trim() })
      onDone?.()
    })
  }

  if (isLoading) {
    return <Pending label={t('loading')} height="12rem" />
  }
  const hasUsablePasskeys = data?.hasPasskeys === true && data.allowsPasskeys
  return (
    <Stack gap={24}>
      {hasUsablePasskeys && (
        <Stack gap={16}>
          <span>
            <Button variant="primary" isPending={isPending} onPress={usePasskey}>
              {t('check.passkey')}
            </Button>
          </span>
          <Text tone="muted">{t('check.or')}</Text>
        </Stack>
      )}
      {data?.hasPasskeys === true && !data.allowsPasskeys && <Text>{t('check.noPasskeys')}</Text>}
      <Form validationBehavior="aria" onSubmit={submit}>
        <Stack gap={24}>
          <TextField
            label={t('check.code')}
            description={t('check.codeHint')}
            value={code}
            onChange={setCode}
            maxLength={40}
            autoComplete="one-time-code"
            errorMessage={isEmpty ? t('check.noCode') : undefined}
          />
          <FailureAlert failure={failure} />
          <Inline justify="end">
            {onCancel && <CancelButton onPress={onCancel} />}
            <Button variant={hasUsablePasskeys ? 'secondary' : 'primary'} type="submit" isPending={isPending}>
              {t('check.confirm')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
