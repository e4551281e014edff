import { useUiText } from '../catalogue/useUiText'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import * as styles from './Rating.css'

/** Props of `Rating`. */
export interface RatingProps {
  /** Stars that are given, a whole number. */
  value: number
  /** All stars. @default 5 */
  max?: number
}

/** Stars that somebody gave: full ones count. */
export const Rating = ({ value, max = 5 }: RatingProps) => {
  const text = useUiText()
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{text.rating(value, max)}</VisuallyHidden>
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" filled={index < value} className={index < value ? undefined : styles.empty} />
      ))}
    </span>
  )
}
