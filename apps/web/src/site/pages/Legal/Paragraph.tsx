import { Link } from '@naru/ui/Link'
import { Text, type TextProps } from '@naru/ui/Text'
import { emailHref, operator, phoneHref } from '../../content/operator'
import * as css from './Page.css'

/** Props of Paragraph. */
export interface ParagraphProps extends Pick<TextProps, 'tone' | 'size'> {
  /** The text; square brackets mark placeholders. */
  children: string
  /** The element. @default 'p' */
  as?: 'p' | 'li'
}

/** Phrases of the legal texts that become links. */
const links: Readonly<Record<string, string>> = {
  [operator.email]: emailHref,
  [operator.phone]: phoneHref,
  'contact page': '/contact',
  'Price Plans': '/pricing',
  'Refund Policy': '/refundPolicy',
}
const literally = (words: string) => words.replaceAll(/[.+[\]()]/g, String.raw`\$&`)
const special = new RegExp(`(${Object.keys(links).map(literally).join('|')}|\\[[^\\]]+\\])`)

const Piece = ({ children }: { children: string }) => {
  const href = links[children]
  if (href !== undefined) return <Link href={href}>{children}</Link>
  return children.startsWith('[') ? <mark className={css.placeholder}>{children}</mark> : children
}

/** A paragraph of a legal page with links; highlights the operator's placeholders. */
export const Paragraph = ({ children, as = 'p', ...rest }: ParagraphProps) => (
  <Text as={as} {...rest}>
    {children.split(special).map((piece, at) => (
      <Piece key={at}>{piece}</Piece>
    ))}
  </Text>
)
