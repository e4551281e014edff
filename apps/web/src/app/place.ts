import { createContext, useContext } from 'react'

/** Where a page stands, and how its code leads elsewhere. Links lead by themselves. */
export interface Place {
  /** The path of the address. */
  pathname: string
  /** Leads to another page of the site. */
  go: (href: string) => void
}

const PlaceContext = createContext<Place | null>(null)

/** Gives the pages below it their place. */
export const PlaceProvider = PlaceContext.Provider

/**
 * @returns where the page stands
 * @throws Error outside a PlaceProvider
 */
export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (place === null) throw new Error('usePlace needs a PlaceProvider above it')
  return place
}
