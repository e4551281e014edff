import { Icon, type IconName } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { useIsCurrent } from './useIsCurrent'
import * as css from './AreaLinks.css'

export interface AreaLinksProps {
  label: string
  areas: readonly { href: string; label: string; icon: IconName }[]
  direction: 'row' | 'column'
}

/** Links to the pages of admin area or desk. */
export const AreaLinks = ({ label, areas, direction }: AreaLinksProps) => {
  const isCurrent = useIsCurrent()
  return (
    <nav aria-label={label}>
      <ul role="list" className={direction === 'row' ? css.row : css.column}>
        {areas.map((area) => (
          <li key={area.href}>
            <Link
              href={area.href}
              variant="standalone"
              className={css.area}
              {...(isCurrent(area.href) && { 'aria-current': 'page' as const })}
            >
              <Icon name={area.icon} />
              {area.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
