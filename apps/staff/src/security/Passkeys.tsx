import { type Passkey } from '@naru/api'
import { removePasskeyMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { ConfirmButton, DialogButton } from '@naru/app-shell/parts/DialogButton'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialog'
import * as css from './Security.css'
import { useDates } from '@naru/app-shell/language'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Whether the site has a host name, which passkeys need. */
  isAllowed: boolean
  onCodes: (codes: readonly string[] | undefined) => void
}

export const Passkeys = ({ passkeys, isAllowed, onCodes }: PasskeysProps) => {
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
        cancel={tAdmin('cancel')}
        sending={remove}
        onConfirm={(close) => remove.run(id, close)}
      />
    </li>
  )
}
