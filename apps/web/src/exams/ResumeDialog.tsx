import { Button } from '@naru/ui/Button'
import { Dialog } from '@naru/ui/Dialog'
import { OriginalText } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'
import { useGuidelinesText } from './text/guidelines'
import { guidelinesOriginal } from './text/guidelinesOriginal'

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
  const t = useGuidelinesText()
  return (
    <Dialog
      title={t('resumeTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onPress={onStartOver}>
            {t('startOver')}
          </Button>
          <Button variant="primary" onPress={onResume}>
            {t('resume')}
          </Button>
        </>
      }
    >
      <Text>{isFromElsewhere ? t('resumeElsewhereText') : t('resumeText')}</Text>
      <OriginalText original={guidelinesOriginal}>
        {(english) => <Text size="sm">{english(isFromElsewhere ? 'resumeElsewhereText' : 'resumeText')}</Text>}
      </OriginalText>
    </Dialog>
  )
}
