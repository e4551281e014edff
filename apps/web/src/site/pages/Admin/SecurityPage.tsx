import { secondFactorQuery, type SecondFactor } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { SecondFactorScreen } from '../../secondFactor/lazy'
import { useAdminText } from '../../text/admin'
import { useSecondFactorText } from '../../text/secondFactor'
import { AdminFrame } from './AdminFrame'
import { AuthenticatorApp } from './AuthenticatorApp'
import { Loaded } from './Loaded'
import { NewRecoveryCodes } from './NewRecoveryCodes'
import { Passkeys } from './Passkeys'
import { RecoveryCodes } from './RecoveryCodes'

/** The admin's own second factor: passkeys, authenticator app, recovery codes. */
export const SecurityPage = () => {
  const { security } = useAdminText()
  const { setup: text } = useSecondFactorText()
  const state = useQuery(secondFactorQuery(api))
  return (
    <AdminFrame title={security.title} lead={text.lead}>
      <Loaded query={state}>
        {(data) => (data.isSetUp && !data.isGiven ? <SecondFactorScreen load lacks="check" /> : <Setup state={data} />)}
      </Loaded>
    </AdminFrame>
  )
}

const Setup = ({ state }: { state: SecondFactor }) => {
  const { setup: text } = useSecondFactorText()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <>
      {!state.isSetUp && (
        <Alert tone="warning" role="none">
          {state.isRequired ? text.required : text.missing}
        </Alert>
      )}
      {codes !== undefined && <NewRecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      <Passkeys passkeys={state.passkeys} isAllowed={state.allowsPasskeys} onCodes={setCodes} />
      <AuthenticatorApp isSetUp={state.hasTotp} onCodes={setCodes} />
      {state.isSetUp && <RecoveryCodes count={state.recoveryCodes} onCodes={setCodes} />}
    </>
  )
}
