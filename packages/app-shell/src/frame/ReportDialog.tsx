import { isUnsupported, reportTranslation } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { CancelButton } from '../parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useState } from 'react'
import { api } from '../api'
import { useErrors } from '../errors'
import { getLanguage } from '../language'
import { textsOnPage } from '../language/textsOnPage'
import { storeReport, unsentReport } from '../state/unsentReport'
import { useTranslationReportText } from '../text/translationReport'
import { useSingleFlight } from '../useSingleFlight'

/** Characters that the server accepts. */
const maxLength = 2000

/** Reports a mistake in a text of this page. A report that is not sent stays in the tab until the logout. */
export const ReportDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useTranslationReportText()
  const [isSent, setSent] = useState(false)
  const close = () => {
    onClose()
    setSent(false)
  }
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={close}>
      {isSent ? (
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
        <ReportForm onCancel={close} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  onCancel: () => void
  onSent: () => void
}

const ReportForm = ({ onCancel, onSent }: ReportFormProps) => {
  const t = useTranslationReportText()
  const { formatError } = useErrors()
  // Of the page as it was before the dialog.
  const [texts] = useState(textsOnPage)
  const [text, setText] = useState('')
  const [message, setMessage] = useState(unsentReport)
  const type = (typed: string) => {
    setMessage(typed)
    storeReport(typed)
  }
  const [error, setError] = useState<string>()
  const [run, isPending] = useSingleFlight()
  const send = async () => {
    setError(undefined)
    const keys = texts.get(text)
    const page = window.location.pathname
    try {
      await reportTranslation(api, { language: getLanguage(), page, ...(keys && { keys }), message })
      storeReport('')
      onSent()
    } catch (failure) {
      setError(isUnsupported(failure) ? t('cannotSend') : formatError('contact', failure))
    }
  }

  return (
    <Form onSubmit={() => run(send)}>
      <Stack gap={16}>
        <Text>{t('lead')}</Text>
        <Select
          label={t('text')}
          items={[{ id: '', label: t('otherText') }, ...[...texts.keys()].map((id) => ({ id, label: shortened(id) }))]}
          value={text}
          onChange={setText}
        />
        <TextField
          label={t('message')}
          description={t('help')}
          multiline
          isRequired
          maxLength={maxLength}
          value={message}
          onChange={type}
        />
        {error !== undefined && (
          <Alert tone="danger" title={t('notSent')}>
            {error}
          </Alert>
        )}
        <Inline justify="end">
          <CancelButton onPress={onCancel} />
          <Button variant="primary" type="submit" isPending={isPending}>
            {t('send')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

/** The first words of a long text: some systems show each entry of a list on one line. */
const shortened = (text: string) => text.replace(/^(.{50}\S*)\s.+$/su, '$1…')
