import { memo } from 'react'
import { Icon } from '@naru/ui/Icon'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useExamText } from '../text'
import * as css from './QuestionNavigator.css'

/** What one cell of the answer sheet shows. */
export interface NavigatorCellView {
  /** The question's place in the whole exam, from 0. */
  index: number
  /** The printed number. */
  number: number
  /** Position of the chosen option from 1, or null. */
  option: number | null
  /** Whether it is the running question. */
  isCurrent: boolean
  /** Whether the candidate may not go there now. */
  isLocked: boolean
  /** Whether the candidate wants to come back to it. Default false. */
  isFlagged?: boolean
}

/** Props of {@link NavigatorCell}. */
export interface NavigatorCellProps extends NavigatorCellView {
  /** Called with the question's index when the cell is pressed, also when it is locked: the room then says why. */
  onSelect: (index: number) => void
}

/** One cell: a plain button, because an exam has hundreds of them. It renders only when something that it shows has changed; give it a stable `onSelect`. */
export const NavigatorCell = memo(function NavigatorCell({
  index,
  number,
  option,
  isCurrent,
  isLocked,
  isFlagged = false,
  onSelect,
}: NavigatorCellProps) {
  const text = useExamText()
  return (
    <button
      type="button"
      className={css.cell}
      aria-current={isCurrent ? 'true' : undefined}
      data-current={isCurrent ? '' : undefined}
      data-locked={isLocked ? '' : undefined}
      data-state={option === null ? 'empty' : 'answered'}
      onClick={() => onSelect(index)}
    >
      <VisuallyHidden>{text.navigator.cellName({ number, option, isCurrent, isLocked, isFlagged })}</VisuallyHidden>
      <span className={css.number} aria-hidden="true">
        {text.navigator.cellNumber(number)}
      </span>
      <span className={css.choice} aria-hidden="true">
        {option ?? text.navigator.noAnswer}
      </span>
      {isFlagged && (
        <span className={css.flag} aria-hidden="true">
          <Icon name="flag" size="small" />
        </span>
      )}
    </button>
  )
})
