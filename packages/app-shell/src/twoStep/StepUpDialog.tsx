import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useTwoStepText } from '../text/twoStep'
import { TwoStepForm } from './TwoStepForm'

export interface StepUpDialogProps {
  isOpen: boolean
  /** Called when two-step verification was given, or with `false` when the user cancels. */
  onFinish: (isGiven: boolean) => void
}

/** Asks for two-step verification again. */
export const StepUpDialog = ({ isOpen, onFinish }: StepUpDialogProps) => {
  const t = useTwoStepText()
  return (
    <Dialog title={t('check.title')} isOpen={isOpen} onClose={() => onFinish(false)}>
      <Stack gap={16}>
        <Text>{t('check.again')}</Text>
        <TwoStepForm onDone={() => onFinish(true)} onCancel={() => onFinish(false)} />
      </Stack>
    </Dialog>
  )
}
