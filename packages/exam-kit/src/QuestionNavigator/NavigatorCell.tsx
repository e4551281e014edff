import { memo } from 'react'
import { Icon } from '@naru/ui/Icon'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useExamText } from '../text'
import * as css from './QuestionNavigator.css'

export interface NavigatorCellView {
  /** Position in the whole exam, from 0. */
  index: number
  /** Number of the question. */
  number: number
  /** Position of the chosen option from 1, or null. */
  option: number | null
  /** Whether its question is shown. */
  isCurrent: boolean
  /** Whether the candidate cannot go to it now. */
  isLocked: boolean
  /** Whether the question is flagged. @default false */
  isFlagged?: boolean
}

export interface NavigatorCellProps extends NavigatorCellView {
  /** Called with the question's index on press, also for a locked cell: the exam room then shows the reason. */
  onSelect: (index: number) => void
}

/** One cell as a native button, because an exam has hundreds of them. Memoized: pass a stable `onSelect`. */
export const NavigatorCell = memo(function NavigatorCell({
  index,
  number,
  option,
  isCurrent,
  isLocked,
  isFlagged = false,
  onSelect,
}: NavigatorCellProps) {
  const t = useExamText()
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
      <VisuallyHidden>
        {t('navigator.cellName', {
          number,
          option: option ?? 'none',
          isCurrent: String(isCurrent),
          isLocked: String(isLocked),
          isFlagged: String(isFlagged),
        })}
      </VisuallyHidden>
      <span className={css.number} aria-hidden="true">
        {t('navigator.cellNumber', { number })}
      </span>
      <span className={css.choice} aria-hidden="true">
        {option ?? t('navigator.noAnswer')}
      </span>
      {isFlagged && (
        <span className={css.flag} aria-hidden="true">
          <Icon name="flag" size="small" />
        </span>
      )}
    </button>
  )
})
