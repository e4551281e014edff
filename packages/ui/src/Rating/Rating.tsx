import { useUiText } from '../catalogue'
import { Icon } from '../Icon'
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
    <span role="img" aria-label={text.rating(value, max)} className={styles.rating}>
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" filled={index < value} className={index < value ? undefined : styles.empty} />
      ))}
    </span>
  )
}
