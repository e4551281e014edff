import type { NavigationPlace } from '../shared/pages'
import { usePages } from './pagesOf'
import { useText } from './text'
import { useIsCurrent } from './useIsCurrent'

export interface NavigationLink {
  href: string
  label: string
  isCurrent: boolean
  icon: NavigationPlace['icon']
}

/** @returns the links of a bar, ordered, from the route table */
export function useNavigation(bar: 'top' | 'side' | 'practice' | 'footer'): NavigationLink[] {
  const t = useText()
  const isCurrent = useIsCurrent()
  return usePages()
    .flatMap(({ path, navigation }) => {
      const position = navigation?.[bar]
      return navigation === undefined || position === undefined ? [] : [{ path, navigation, position }]
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ path, navigation: { label, icon } }) => ({
      href: path,
      label: t(`nav.${label}`),
      isCurrent: isCurrent(path),
      icon,
    }))
}
