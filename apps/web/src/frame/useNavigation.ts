import { useLocation, useMatches } from '@tanstack/react-router'
import type { NavigationPlace } from '../shared/pages'
import { usePages } from './pagesOf'
import { useText } from './text'

export interface NavigationLink {
  href: string
  label: string
  isCurrent: boolean
  icon: NonNullable<NavigationPlace['icon']>
}

/** @returns the links of a bar, ordered, from the route table; it marks the page, or else the one that the page is under */
export function useNavigation(bar: 'top' | 'side' | 'practice' | 'bar' | 'footer'): NavigationLink[] {
  const t = useText()
  const { pathname } = useLocation()
  const under = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.under })
  const links = usePages()
    .flatMap(({ path, navigation }) => {
      const position = navigation?.[bar]
      return navigation === undefined || position === undefined ? [] : [{ path, navigation, position }]
    })
    .toSorted((a, b) => a.position - b.position)
  const current = links.some(({ path }) => path === pathname) ? pathname : under
  return links.map(({ path, navigation: { label, icon = 'home' } }) => ({
    href: path,
    label: t(`nav.${label}`),
    isCurrent: path === current,
    icon,
  }))
}
