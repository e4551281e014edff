import { type VisitorMessage } from '@naru/api'
import { answerMessageMutation, queryKeys } from '@naru/api/queries'
import { TextField } from '@naru/ui/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { FormDialog } from '@naru/app-shell/forms/FormDialog'
import { isBlank } from '@naru/app-shell/forms/rules'
import { useForm } from '@naru/app-shell/forms/useForm'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useAdminText } from '../text/admin'

interface AnswerDialogProps {
  /** Of the contact form. */
  message: VisitorMessage
  onClose: () => void
}

/** Writes the one answer to a message. A refusal reads the messages again: somebody may have answered meanwhile. */
export const AnswerDialog = ({ message: { id, name = '', email = '' }, onClose }: AnswerDialogProps) => {
  const t = useAdminText()
  const queryClient = useQueryClient()
  const { values, field, isValid } = useForm({ text: '' }, ({ text }) => ({
    ...(isBlank(text) && { text: t('messages.noAnswer') }),
  }))
  const sending = useFormMutation(
    answerMessageMutation(api),
    t,
    () => t('messages.sent', { name }),
    () => void queryClient.invalidateQueries({ queryKey: queryKeys.adminMessages }),
  )
  return (
    <FormDialog
      title={t('messages.answerTitle', { name })}
      action={t('messages.send')}
      cancel={t('cancel')}
      sending={sending}
      onSubmit={() => isValid() && sending.run({ id, text: values.text.trim() }, onClose)}
      onClose={onClose}
    >
      <TextField
        label={t('messages.answerText')}
        description={t('messages.answerHint', { email })}
        multiline
        maxLength={5000}
        {...field('text')}
      />
    </FormDialog>
  )
}
