import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useSecondFactorText } from '../text/secondFactor'
import { SecondFactorForm } from './SecondFactorForm'

/** Props of StepUpDialog. */
export interface StepUpDialogProps {
  isOpen: boolean
  /** Called when the second factor was given, or with `false` when the user cancels. */
  onFinish: (isGiven: boolean) => void
}

/** Asks for the second factor again. */
export const StepUpDialog = ({ isOpen, onFinish }: StepUpDialogProps) => {
  const { check: text } = useSecondFactorText()
  return (
    <Dialog title={text.title} isOpen={isOpen} onOpenChange={(open) => !open && onFinish(false)}>
      <Stack gap={16}>
        <Text>{text.again}</Text>
        <SecondFactorForm onDone={() => onFinish(true)} onCancel={() => onFinish(false)} />
      </Stack>
    </Dialog>
  )
}
