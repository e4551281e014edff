import { Boat } from '@naru/exam-kit/internal/Drawing'
import { useSharedText } from '../text'
import * as css from './Brand.css'

export const Brand = () => {
  const t = useSharedText()
  return (
    <span className={css.brand}>
      <Boat className={css.sign} />
      <span className={css.name}>{t('site.name')}</span>
    </span>
  )
}
