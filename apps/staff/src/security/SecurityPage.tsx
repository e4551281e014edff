import { type TwoStep } from '@naru/api'
import { twoStepQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { TwoStepScreen } from '@naru/app-shell/twoStep/lazy'
import { useAdminText } from '../text/admin'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { AdminFrame } from '../frame/AdminFrame'
import { AuthenticatorApp } from './AuthenticatorApp'
import { Loaded } from '../frame/Loaded'
import { NewRecoveryCodes, RecoveryCodes } from './RecoveryCodes'
import { Passkeys } from './Passkeys'

/** The admin's own two-step verification: passkeys, authenticator app, recovery codes. */
export const SecurityPage = () => {
  const tAdmin = useAdminText()
  const tTwoStep = useTwoStepText()
  const state = useQuery(twoStepQuery(api))
  return (
    <AdminFrame title={tAdmin('security.title')} lead={tTwoStep('setup.lead')}>
      <Loaded query={state}>
        {(data) => (data.isSetUp && !data.isGiven ? <TwoStepScreen load lacks="check" /> : <Setup state={data} />)}
      </Loaded>
    </AdminFrame>
  )
}

const Setup = ({ state }: { state: TwoStep }) => {
  const t = useTwoStepText()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <>
      {!state.isSetUp && (
        <Alert tone="warning" role="none">
          {state.isRequired ? t('setup.required') : t('setup.missing')}
        </Alert>
      )}
      {codes !== undefined && <NewRecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <Passkeys passkeys={state.passkeys} isAllowed={state.allowsPasskeys} onCodes={setCodes} />
      <AuthenticatorApp isSetUp={state.hasTotp} onCodes={setCodes} />
      {state.isSetUp && <RecoveryCodes count={state.recoveryCodes} onCodes={setCodes} />}
    </>
  )
}
