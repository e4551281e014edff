import { createContext, use, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'

const sameHref = (href: string) => href

interface Links {
  /** Opens an address of the app without a page load. @default the browser loads the page */
  navigate?: (href: string) => unknown
  /** The address that a link shows, such as one with a language. */
  addressOf: (href: string) => string
}

export const LinkContext = createContext<Links>({ addressOf: sameHref })

export interface LinkProviderProps extends Partial<Links> {
  /** The page. */
  children: ReactNode
}

/** Opens the links and menus inside by the app's router. `addressOf` is by default the link's own address. */
export const LinkProvider = ({ children, addressOf = sameHref, ...links }: LinkProviderProps) => (
  <LinkContext value={{ ...links, addressOf }}>{children}</LinkContext>
)

/** The attributes of a native link. */
export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'style'> {
  /** The address; of the app, or of another site. */
  href: string
  /** Called before the address is opened. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The link, to set the focus on it. */
  ref?: Ref<HTMLAnchorElement>
}

/** Whether the browser would open the link here: not in another tab or window, not as a download, not another site. */
const opensHere = (link: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ['', '_self'].includes(link.target) &&
  link.origin === window.location.origin &&
  !link.hasAttribute('download') &&
  !(altKey || ctrlKey || metaKey || shiftKey)

/** A native link without an appearance. Inside a `LinkProvider` it goes through the app's router. */
export const Anchor = ({ href, onPress, children, ...rest }: AnchorProps) => {
  const { navigate, addressOf } = use(LinkContext)
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        onPress?.(event)
        if (navigate === undefined || event.defaultPrevented || !opensHere(event.currentTarget, event)) return
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}
