import { type Passkey } from '@naru/api'
import { addPasskeyMutation, renamePasskeyMutation, startPasskeyMutation } from '@naru/api/queries'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { createPasskey } from '@naru/app-shell/twoStep/passkey'
import { useAction } from '@naru/app-shell/twoStep/useAction'
import { useCall } from '@naru/app-shell/twoStep/useCall'
import { useAdminText } from '../text/admin'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { FormDialog, type FormDialogProps } from '@naru/app-shell/forms/FormDialog'

interface AddPasskeyDialogProps {
  onCodes: (codes: readonly string[] | undefined) => void
  onClose: () => void
}

/** Names a new passkey, then lets the browser create it. */
export const AddPasskeyDialog = ({ onCodes, onClose }: AddPasskeyDialogProps) => {
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

export const RenamePasskeyDialog = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
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
    <FormDialog
      title={title}
      action={tAdmin('save')}
      cancel={tAdmin('cancel')}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
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
