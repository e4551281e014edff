import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Text } from '@naru/ui/Text'
import { useDeskText } from '../../text/desk'

/** Props of Pages. */
export interface PagesProps {
  /** The page on screen, from 1. It may lie behind the last one, as in an old address. */
  page: number
  pages: number
  onShow: (page: number) => void
}

/** Goes through the pages of a list; nothing for a single one. */
export const Pages = ({ page, pages, onShow }: PagesProps) => {
  const { pages: text } = useDeskText()
  if (pages <= 1 && page === 1) return null
  return (
    <Inline as="nav" aria-label={text.label} justify="between">
      <Button
        size="small"
        iconStart="chevronLeft"
        isDisabled={page <= 1}
        onPress={() => onShow(Math.max(1, Math.min(page - 1, pages)))}
      >
        {text.previous}
      </Button>
      <span role="status">
        <Text as="span" size="sm" tabular>
          {text.page(page, Math.max(1, pages))}
        </Text>
      </span>
      <Button size="small" iconEnd="chevronRight" isDisabled={page >= pages} onPress={() => onShow(page + 1)}>
        {text.next}
      </Button>
    </Inline>
  )
}
