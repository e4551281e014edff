import { removePasskeyMutation, type Passkey } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useState } from 'react'
import { api } from '../../../shared/api'
import { useFormMutation } from '../../parts/useFormMutation'
import { useAdminText } from '../../text/admin'
import { useTwoStepText } from '../../text/twoStep'
import { AboutButton } from './AboutButton'
import { AddPasskeyDialog, RenamePasskeyDialog } from './PasskeyDialog'
import { DeleteDialog } from './DeleteDialog'
import * as css from './Security.css'
import { useDates } from '../../../shared/language'

/** Props of Passkeys. */
export interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Whether the site has a host name, which passkeys need. */
  isAllowed: boolean
  /** Called with new recovery codes. */
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The admin's passkeys: add, rename, remove. */
export const Passkeys = ({ passkeys, isAllowed, onCodes }: PasskeysProps) => {
  const { setup: text } = useTwoStepText()
  const { shortDay } = useDates()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const remove = useFormMutation(removePasskeyMutation(api), useAdminText(), () => text.passkeyRemoved)
  return (
    <Card as="section" aria-labelledby="passkeys">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="passkeys">
          {text.passkeys}
        </Heading>
        <Text>{text.passkeysText}</Text>
        {!isAllowed && <Alert role="none">{text.ipAddress}</Alert>}
        {passkeys.length === 0 && <Text tone="muted">{text.noPasskeys}</Text>}
        {passkeys.length > 0 && (
          <ul role="list" aria-labelledby="passkeys" className={css.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={css.row}>
                <div className={css.words}>
                  <Text weight="medium" className={css.name}>
                    {passkey.name}
                  </Text>
                  <Text tone="muted" size="sm">
                    {text.added(shortDay(passkey.createdAt))}
                    {' · '}
                    {passkey.lastUsedAt === undefined ? text.neverUsed : text.lastUsed(shortDay(passkey.lastUsedAt))}
                  </Text>
                </div>
                <AboutButton action={text.rename} about={passkey.name} onPress={() => setRenamed(passkey)} />
                <AboutButton action={text.remove} about={passkey.name} onPress={() => setRemoved(passkey)} />
              </li>
            ))}
          </ul>
        )}
        {isAllowed && (
          <span>
            <Button iconStart="plus" onPress={() => setAdding(true)}>
              {text.addPasskey}
            </Button>
          </span>
        )}
      </Stack>
      {isAdding && <AddPasskeyDialog onCodes={onCodes} onClose={() => setAdding(false)} />}
      {renamed !== undefined && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      {removed !== undefined && (
        <DeleteDialog
          title={text.removePasskeyTitle}
          action={text.remove}
          isPending={remove.isPending}
          failure={remove.failure}
          onDelete={() => remove.run(removed.id, () => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        >
          {text.removePasskeyText(removed.name)}
        </DeleteDialog>
      )}
    </Card>
  )
}
