import { Icon } from '@naru/ui/Icon'
import { useExamText } from '../text'
import * as css from './FlagButton.css'

export interface FlagButtonProps {
  /** Whether the question is flagged. */
  isFlagged: boolean
  /** Called when the candidate sets or clears the flag. */
  onToggle: () => void
}

/** Flags a question for review. The flag changes neither answer nor score. */
export function FlagButton({ isFlagged, onToggle }: FlagButtonProps) {
  const t = useExamText()
  return (
    <button type="button" className={css.flag} aria-pressed={isFlagged} onClick={onToggle}>
      <Icon name={isFlagged ? 'check' : 'flag'} />
      {t('question.flag')}
    </button>
  )
}
