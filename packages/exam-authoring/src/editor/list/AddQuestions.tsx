import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { useEditorText } from '../editorText'

export interface AddQuestionsProps {
  /** Adds a question of a type. */
  onAdd: (type: 'reading' | 'listening') => void
}

/** Adds questions to a paper. */
export const AddQuestions = ({ onAdd }: AddQuestionsProps) => {
  const t = useEditorText()
  return (
    <Inline gap={8}>
      <Button size="small" iconStart="plus" onPress={() => onAdd('reading')}>
        {t('list.addReading')}
      </Button>
      <Button size="small" iconStart="plus" onPress={() => onAdd('listening')}>
        {t('list.addListening')}
      </Button>
    </Inline>
  )
}
