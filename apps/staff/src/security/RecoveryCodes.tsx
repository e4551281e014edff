import { renewRecoveryCodesMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { startDownload } from '@naru/app-shell/startDownload'
import { useTwoStepText } from '@naru/app-shell/text/twoStep'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Text } from '@naru/ui/Text'
import { useEffect, useRef } from 'react'
import * as css from './Security.css'
import { useAdminText } from '../text/admin'

interface RecoveryCodesProps {
  count: number
  onCodes: (codes: readonly string[] | undefined) => void
}

export const RecoveryCodes = ({ count, onCodes }: RecoveryCodesProps) => {
  const tTwoStep = useTwoStepText()
  const tAdmin = useAdminText()
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
          cancel={tAdmin('cancel')}
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
export const NewRecoveryCodes = ({ codes, onSaved }: NewRecoveryCodesProps) => {
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
