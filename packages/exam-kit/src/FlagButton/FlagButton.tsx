import { Icon } from '@naru/ui/Icon'
import { useExamText } from '../text'
import * as css from './FlagButton.css'

/** Props of {@link FlagButton}. */
export interface FlagButtonProps {
  /** Whether the question is flagged. */
  isFlagged: boolean
  /** Called when the candidate flags the question or takes the flag away. */
  onToggle: () => void
}

/** Marks a question to come back to. The mark is the candidate's own: it changes neither answer nor score. */
export function FlagButton({ isFlagged, onToggle }: FlagButtonProps) {
  const { flag } = useExamText().question
  return (
    <button type="button" className={css.flag} aria-pressed={isFlagged} onClick={onToggle}>
      <Icon name={isFlagged ? 'check' : 'flag'} />
      {flag}
    </button>
  )
}
