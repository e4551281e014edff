import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { OriginalText } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { useGuidelinesText } from '../../text/guidelines'
import { guidelinesOriginal } from '../../text/guidelinesOriginal'

export interface ResumeDialogProps {
  isOpen: boolean
  /** Whether the attempt was last continued on another device. */
  isFromElsewhere: boolean
  /** Called when the dialog is closed without a choice. */
  onClose: () => void
  onResume: () => void
  onStartOver: () => void
}

/** Asks whether to resume an unfinished attempt; clears nothing without a choice. */
export const ResumeDialog = ({ isOpen, isFromElsewhere, onClose, onResume, onStartOver }: ResumeDialogProps) => {
  const text = useGuidelinesText()
  return (
    <Dialog
      title={text.resumeTitle}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onPress={onStartOver}>
            {text.startOver}
          </Button>
          <Button variant="primary" onPress={onResume}>
            {text.resume}
          </Button>
        </>
      }
    >
      <Text>{isFromElsewhere ? text.resumeElsewhereText : text.resumeText}</Text>
      <OriginalText original={guidelinesOriginal}>
        {(english) => <Text size="sm">{isFromElsewhere ? english.resumeElsewhereText : english.resumeText}</Text>}
      </OriginalText>
    </Dialog>
  )
}
