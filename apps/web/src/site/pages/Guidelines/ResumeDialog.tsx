import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { Text } from '@naru/ui/Text'
import { useText } from '../../text'

/** Props of ResumeDialog. */
export interface ResumeDialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Whether the attempt was last gone on with on another device. */
  isFromElsewhere: boolean
  /** Called with false when the candidate closes it without choosing. */
  onOpenChange: (isOpen: boolean) => void
  /** Keeps everything and goes on. */
  onResume: () => void
  /** Clears the attempt and begins anew. */
  onStartOver: () => void
}

/** Asks what becomes of an unfinished attempt; nothing is cleared without an answer. */
export const ResumeDialog = ({ isOpen, isFromElsewhere, onOpenChange, onResume, onStartOver }: ResumeDialogProps) => {
  const { guidelines: text } = useText()
  return (
    <Dialog
      title={text.resumeTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
    </Dialog>
  )
}
