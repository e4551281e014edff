import { isUnsupported } from '@naru/api'
import { reportTranslationMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../api'
import { useErrors } from '../errors'
import { getLanguage } from '../language'
import { useSingleFlightMutation } from '../useSingleFlightMutation'
import { useTranslationReportText } from '../text/translationReport'

/** Characters that the server accepts. */
const maxLength = 2000

/** Reports a mistake in the translation of this page. A text that is not sent stays until the page is left. */
export const ReportDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useTranslationReportText()
  const { formatError } = useErrors()
  const [message, setMessage] = useState('')
  const send = useSingleFlightMutation({ ...reportTranslationMutation(api), onSuccess: () => setMessage('') })
  const close = () => {
    onClose()
    if (!send.isPending) send.reset()
  }

  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
      {send.isSuccess ? (
        <Stack gap={16}>
          <Alert tone="success">{t('sent')}</Alert>
          <Inline justify="end">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone; else Escape would not close the dialog */}
            <Button variant="primary" autoFocus onPress={close}>
              {t('close')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Form onSubmit={() => send.mutate({ language: getLanguage(), page: window.location.pathname, message })}>
          <Stack gap={16}>
            <Text>{t('lead')}</Text>
            <TextField
              label={t('message')}
              description={t('help')}
              multiline
              isRequired
              maxLength={maxLength}
              value={message}
              onChange={setMessage}
            />
            {send.isError && (
              <Alert tone="danger" title={t('notSent')}>
                {isUnsupported(send.error) ? t('cannotSend') : formatError('contact', send.error)}
              </Alert>
            )}
            <Inline justify="end">
              <Button onPress={close}>{t('cancel')}</Button>
              <Button variant="primary" type="submit" isPending={send.isPending}>
                {t('send')}
              </Button>
            </Inline>
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
