import { addPasskeyMutation, renamePasskeyMutation, startPasskeyMutation, type Passkey } from '@naru/api'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { createPasskey } from '../../twoStep/passkey'
import { useAction } from '../../twoStep/useAction'
import { useCall } from '../../twoStep/useCall'
import { useAdminText } from '../../text/admin'
import { useTwoStepText } from '../../text/twoStep'
import { FormDialog, type FormDialogProps } from '../../parts/FormDialog'

interface AddPasskeyDialogProps {
  onCodes: (codes: readonly string[] | undefined) => void
  onClose: () => void
}

/** Names a new passkey, then lets the browser create it. */
export const AddPasskeyDialog = ({ onCodes, onClose }: AddPasskeyDialogProps) => {
  const { setup: text } = useTwoStepText()
  const start = useCall(startPasskeyMutation(api))
  const add = useCall(addPasskeyMutation(api))
  const { run, ...sending } = useAction()
  const save = (name: string) =>
    run(async () => {
      const { options } = await start(undefined)
      const { recoveryCodes } = await add({ name, ...(await createPasskey(options)) })
      toast.success(text.passkeyAdded)
      if (recoveryCodes !== undefined) onCodes(recoveryCodes)
      onClose()
    })
  return <NameDialog title={text.addPasskey} name="" {...{ sending, save, onClose }} />
}

export const RenamePasskeyDialog = ({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const { setup: text } = useTwoStepText()
  const { about } = useAdminText()
  const rename = useFormMutation(renamePasskeyMutation(api), useAdminText(), () => text.passkeyRenamed)
  return (
    <NameDialog
      title={about(text.rename, name)}
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
  const words = useAdminText()
  const { setup: text } = useTwoStepText()
  const [value, setValue] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const submit = () => {
    setEmpty(value.trim() === '')
    if (value.trim() !== '') save(value.trim())
  }
  return (
    <FormDialog
      title={title}
      action={words.save}
      cancel={words.cancel}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.passkeyName}
        description={text.passkeyNameHint}
        value={value}
        maxLength={60}
        onChange={setValue}
        errorMessage={isEmpty ? text.noName : undefined}
      />
    </FormDialog>
  )
}
