import { factIn, factNames, isDayName, placeholders, type FactName } from '@naru/api/operator'
import { useLanguage } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Text, type TextProps } from '@naru/ui/Text'
import { contact, operator } from '@naru/app-shell/operator'
import * as css from './Legal.css'

export interface ParagraphProps extends Pick<TextProps, 'tone' | 'size'> {
  /** The text; `{{name}}` is a fact of the operator. */
  children: string
  /** Phrases that become links. */
  links: Readonly<Record<string, string>>
  /** The element. @default 'p' */
  as?: 'p' | 'li'
}

const literally = (words: string) => words.replaceAll(/[.+[\]()]/g, String.raw`\$&`)

/** A paragraph of a legal page with links and the facts of the operator; highlights what is not filled in. */
export const Paragraph = ({ children, links, as = 'p', ...rest }: ParagraphProps) => {
  const hrefs = new Map(Object.entries(links).map(([href, phrase]) => [phrase, href] as const))
  const special = new RegExp(`(${[...hrefs.keys()].map(literally).join('|') || '$.'}|\\{\\{\\w+\\}\\})`)
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
  const written = /^\{\{(\w+)\}\}$/.exec(children)?.[1]
  const name = factNames.find((each) => each === written)
  if (href !== undefined) return <Link href={href}>{children}</Link>
  return name === undefined ? children : <Shown name={name} />
}

/** The server writes the same into the built page: `fill.ts`. */
const Shown = ({ name }: { name: FactName }) => {
  const fact = factIn(operator(), name, useLanguage())
  if (name === 'phone' || name === 'email') {
    const { text, href } = contact()[name]
    return <Link href={href}>{text}</Link>
  }
  if (fact !== undefined || isDayName(name)) {
    return (
      <span data-fact={name} lang={fact?.lang}>
        {fact?.text}
      </span>
    )
  }
  return (
    <mark className={css.placeholder} data-fact={name}>
      {placeholders[name]}
    </mark>
  )
}
