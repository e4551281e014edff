import { Text } from '@naru/ui/Text'
import * as css from './Page.css'

/** Props of Paragraph. */
export interface ParagraphProps {
  /** The text; what stands in square brackets has yet to be filled in. */
  children: string
  /** The element to make. @default 'p' */
  as?: 'p' | 'li'
}

/** A paragraph of a legal page; what an operator has not filled in yet is marked, so that nobody overlooks it. */
export const Paragraph = ({ children, as = 'p' }: ParagraphProps) => (
  <Text as={as}>
    {children.split(/(\[[^\]]+\])/).map((part, at) =>
      part.startsWith('[') ? (
        <mark key={at} className={css.placeholder}>
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </Text>
)
