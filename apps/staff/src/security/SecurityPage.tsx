import type { Passkey, TwoStep } from '@naru/api'
import {
  addPasskeyMutation,
  removePasskeyMutation,
  renamePasskeyMutation,
  renewRecoveryCodesMutation,
  startPasskeyMutation,
  twoStepQuery,
} from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FormDialog, type FormDialogProps } from '@naru/app-shell/forms/FormDialog'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDates } from '@naru/app-shell/language'
import { ConfirmButton, DialogButton } from '@naru/app-shell/parts/DialogButton'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { startDownload } from '@naru/app-shell/saveFile'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { TwoStepScreen } from '@naru/app-shell/twoStep/lazy'
import { createPasskey } from '@naru/app-shell/twoStep/passkey'
import { useAction, useCall } from '@naru/app-shell/twoStep/useAction'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { AuthenticatorApp } from './AuthenticatorApp'
import * as css from './Security.css'
import { useAdminText } from '../text/admin'

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

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Whether the site has a host name, which passkeys need. */
  isAllowed: boolean
  onCodes: (codes: readonly string[] | undefined) => void
}

const Passkeys = ({ passkeys, isAllowed, onCodes }: PasskeysProps) => {
  const t = useTwoStepText()
  return (
    <TitledCard title={t('setup.passkeys')}>
      <Text>{t('setup.passkeysText')}</Text>
      {!isAllowed && <Alert role="none">{t('setup.ipAddress')}</Alert>}
      {passkeys.length === 0 && <Text tone="muted">{t('setup.noPasskeys')}</Text>}
      {passkeys.length > 0 && (
        <Stack as="ul" aria-label={t('setup.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
      {isAllowed && (
        <span>
          <DialogButton
            iconStart="plus"
            renderDialog={(close) => <AddPasskeyDialog onCodes={onCodes} onClose={close} />}
          >
            {t('setup.addPasskey')}
          </DialogButton>
        </span>
      )}
    </TitledCard>
  )
}

const PasskeyEntry = ({ passkey }: { passkey: Passkey }) => {
  const tAdmin = useAdminText()
  const tTwoStep = useTwoStepText()
  const { shortDay } = useDates()
  const { id, name, createdAt, lastUsedAt } = passkey
  const remove = useFormMutation(removePasskeyMutation(api), tAdmin, () => tTwoStep('setup.passkeyRemoved'))
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text weight="medium" className={css.name}>
          {name}
        </Text>
        <Text tone="muted" size="sm">
          {tTwoStep('setup.added', { date: shortDay(createdAt) })}
          {' · '}
          {lastUsedAt === undefined
            ? tTwoStep('setup.neverUsed')
            : tTwoStep('setup.lastUsed', { date: shortDay(lastUsedAt) })}
        </Text>
      </div>
      <DialogButton
        size="small"
        aria-label={tAdmin('about', { action: tTwoStep('setup.rename'), name })}
        renderDialog={(close) => <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      >
        {tTwoStep('setup.rename')}
      </DialogButton>
      <ConfirmButton
        size="small"
        aria-label={tAdmin('about', { action: tTwoStep('setup.remove'), name })}
        action={tTwoStep('setup.remove')}
        title={tTwoStep('setup.removePasskeyTitle')}
        text={tTwoStep('setup.removePasskeyText', { name })}
        sending={remove}
        onConfirm={(close) => remove.run(id, close)}
      />
    </li>
  )
}

interface AddPasskeyDialogProps {
  onCodes: (codes: readonly string[] | undefined) => void
  onClose: () => void
}

const AddPasskeyDialog = ({ onCodes, onClose }: AddPasskeyDialogProps) => {
  const t = useTwoStepText()
  const start = useCall(startPasskeyMutation(api))
  const add = useCall(addPasskeyMutation(api))
  const { run, ...sending } = useAction()
  const save = (name: string) =>
    run(async () => {
      const { options } = await start(undefined)
      const { recoveryCodes } = await add({ name, ...(await createPasskey(options)) })
      toast.success(t('setup.passkeyAdded'))
      if (recoveryCodes !== undefined) onCodes(recoveryCodes)
      onClose()
    })
  return <NameDialog title={t('setup.addPasskey')} name="" {...{ sending, save, onClose }} />
}

const RenamePasskeyDialog = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const tTwoStep = useTwoStepText()
  const tAdmin = useAdminText()
  const rename = useFormMutation(renamePasskeyMutation(api), useAdminText(), () => tTwoStep('setup.passkeyRenamed'))
  return (
    <NameDialog
      title={tAdmin('about', { action: tTwoStep('setup.rename'), name })}
      name={name}
      sending={rename}
      save={(changed) => rename.run({ id, name: changed }, onClose)}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  title: string
  name: string
  sending: FormDialogProps['sending']
  save: (name: string) => void
  onClose: () => void
}

const NameDialog = ({ title, name, sending, save, onClose }: NameDialogProps) => {
  const tAdmin = useAdminText()
  const tTwoStep = useTwoStepText()
  const [value, setValue] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = () => {
    setEmpty(value.trim() === '')
    if (value.trim() !== '') save(value.trim())
  }
  return (
    <FormDialog title={title} action={tAdmin('save')} sending={sending} onSubmit={submit} onClose={onClose}>
      <TextField
        label={tTwoStep('setup.passkeyName')}
        description={tTwoStep('setup.passkeyNameHint')}
        value={value}
        maxLength={60}
        onChange={setValue}
        errorMessage={isEmpty ? tTwoStep('setup.noName') : undefined}
      />
    </FormDialog>
  )
}

interface RecoveryCodesProps {
  count: number
  onCodes: (codes: readonly string[] | undefined) => void
}

const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const tTwoStep = useTwoStepText()
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
          sending={renew}
          onConfirm={replace}
        />
      </span>
    </TitledCard>
  )
}

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

const download = (name: string, content: string) => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  startDownload(address, name)
  URL.revokeObjectURL(address)
}

/** New recovery codes, shown once: to download or print. */
const NewRecoveryCodes = ({ codes, onSaved }: NewRecoveryCodesProps) => {
  const t = useTwoStepText()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <div ref={section} tabIndex={-1} className={css.codesFrame}>
      <TitledCard title={t('setup.newCodes')}>
        <Text>{t('setup.newCodesText')}</Text>
        <ul role="list" aria-label={t('setup.newCodes')} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Inline gap={8} className={css.noPrint}>
          <Button iconStart="download" onPress={() => download(t('setup.fileName'), `${codes.join('\n')}\n`)}>
            {t('setup.download')}
          </Button>
          <Button onPress={() => window.print()}>{t('setup.print')}</Button>
          <Button variant="primary" onPress={onSaved}>
            {t('setup.saved')}
          </Button>
        </Inline>
      </TitledCard>
    </div>
  )
}
