import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import * as css from './BackLink.css'

/** The link above a page to the page that it belongs to. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} variant="standalone" className={css.back}>
    <Icon name="arrowLeft" />
    {children}
  </Link>
)
