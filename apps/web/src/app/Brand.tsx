import { Boat } from '@naru/ui/Drawing'
import { useOpenText } from '../text/open'
import * as css from './Brand.css'

/** Sign and name of the site. */
export const Brand = () => {
  const { site } = useOpenText()
  return (
    <span className={css.brand}>
      <Boat className={css.sign} />
      <span className={css.name}>{site.name}</span>
    </span>
  )
}
