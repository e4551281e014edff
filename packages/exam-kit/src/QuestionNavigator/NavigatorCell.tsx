import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
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
}

/** Props of {@link NavigatorCell}. */
export interface NavigatorCellProps extends NavigatorCellView {
  /** Called with the question's index when the cell is pressed, also when it is locked: the room then says why. */
  onSelect: (index: number) => void
}

/** One cell. It renders only when something that it shows has changed; give it a stable `onSelect`. */
export const NavigatorCell = memo(function NavigatorCell({
  index,
  number,
  option,
  isCurrent,
  isLocked,
  onSelect,
}: NavigatorCellProps) {
  const text = useExamText()
  return (
    <Button
      className={css.cell}
      {...(isCurrent ? { 'aria-current': 'true' as const, 'data-current': '' } : {})}
      {...(isLocked ? { 'data-locked': '' } : {})}
      data-state={option === null ? 'empty' : 'answered'}
      onPress={() => onSelect(index)}
    >
      <VisuallyHidden>{text.navigator.cellName({ number, option, isCurrent, isLocked })}</VisuallyHidden>
      <span className={css.number} aria-hidden="true">
        {text.navigator.cellNumber(number)}
      </span>
      <span className={css.choice} aria-hidden="true">
        {option ?? text.navigator.noAnswer}
      </span>
    </Button>
  )
})
