import { removePasskeyMutation, type Passkey } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '../../parts/TitledCard'
import { api } from '../../../shared/api'
import { ConfirmButton, DialogButton } from '../../parts/DialogButton'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { useTwoStepText } from '../../text/twoStep'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialog'
import * as css from './Security.css'
import { useDates } from '../../../shared/language'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Whether the site has a host name, which passkeys need. */
  isAllowed: boolean
  onCodes: (codes: readonly string[] | undefined) => void
}

export const Passkeys = ({ passkeys, isAllowed, onCodes }: PasskeysProps) => {
  const { setup: text } = useTwoStepText()
  return (
    <TitledCard title={text.passkeys}>
      <Text>{text.passkeysText}</Text>
      {!isAllowed && <Alert role="none">{text.ipAddress}</Alert>}
      {passkeys.length === 0 && <Text tone="muted">{text.noPasskeys}</Text>}
      {passkeys.length > 0 && (
        <Stack as="ul" aria-label={text.passkeys}>
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
            {text.addPasskey}
          </DialogButton>
        </span>
      )}
    </TitledCard>
  )
}

const PasskeyEntry = ({ passkey }: { passkey: Passkey }) => {
  const words = useAdminText()
  const { setup: text } = useTwoStepText()
  const { shortDay } = useDates()
  const { id, name, createdAt, lastUsedAt } = passkey
  const remove = useFormMutation(removePasskeyMutation(api), words, () => text.passkeyRemoved)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Text weight="medium" className={css.name}>
          {name}
        </Text>
        <Text tone="muted" size="sm">
          {text.added(shortDay(createdAt))}
          {' · '}
          {lastUsedAt === undefined ? text.neverUsed : text.lastUsed(shortDay(lastUsedAt))}
        </Text>
      </div>
      <DialogButton
        size="small"
        aria-label={words.about(text.rename, name)}
        renderDialog={(close) => <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      >
        {text.rename}
      </DialogButton>
      <ConfirmButton
        size="small"
        aria-label={words.about(text.remove, name)}
        action={text.remove}
        title={text.removePasskeyTitle}
        text={text.removePasskeyText(name)}
        cancel={words.cancel}
        sending={remove}
        onConfirm={(close) => remove.run(id, close)}
      />
    </li>
  )
}
