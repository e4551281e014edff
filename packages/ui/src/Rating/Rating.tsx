import { useUiText } from '../language/uiText'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Rating.css'

export interface RatingProps {
  /** Number of stars, a whole number. */
  value: number
  /** Maximum number of stars. @default 5 */
  max?: number
}

/** A read-only rating in stars. */
export const Rating = ({ value, max = 5 }: RatingProps) => {
  const t = useUiText()
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{t('rating', { value, max })}</VisuallyHidden>
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" filled={index < value} className={index < value ? undefined : styles.empty} />
      ))}
    </span>
  )
}
