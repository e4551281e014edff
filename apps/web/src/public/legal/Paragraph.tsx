import { Link } from '@naru/ui/Link'
import { Text, type TextProps } from '@naru/ui/Text'
import { emailHref, operator, phoneHref } from '@naru/app-shell/operator'

import * as css from './Legal.css'

export interface ParagraphProps extends Pick<TextProps, 'tone' | 'size'> {
  /** The text; square brackets mark placeholders. */
  children: string
  /** Phrases that become links, besides the operator's phone number and email address. */
  links: Readonly<Record<string, string>>
  /** The element. @default 'p' */
  as?: 'p' | 'li'
}

const literally = (words: string) => words.replaceAll(/[.+[\]()]/g, String.raw`\$&`)

/** A paragraph of a legal page with links; highlights the operator's placeholders. */
export const Paragraph = ({ children, links, as = 'p', ...rest }: ParagraphProps) => {
  const hrefs = new Map([
    [operator.email, emailHref],
    [operator.phone, phoneHref],
    ...Object.entries(links).map(([href, phrase]) => [phrase, href] as const),
  ])
  const special = new RegExp(`(${[...hrefs.keys()].map(literally).join('|')}|\\[[^\\]]+\\])`)
  return (
    <Text as={as} {...rest}>
      {children.split(special).map((piece, at) => (
        <Piece key={at} href={hrefs.get(piece)}>
          {piece}
        </Piece>
      ))}
    </Text>
  )
}

const Piece = ({ children, href }: { children: string; href: string | undefined }) => {
  if (href !== undefined) return <Link href={href}>{children}</Link>
  return children.startsWith('[') ? <mark className={css.placeholder}>{children}</mark> : children
}
