import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import type { TextFor } from '@naru/ui/language'
import { Text } from '@naru/ui/Text'

export interface PagerProps {
  t: TextFor<'pages.label' | 'pages.previous' | 'pages.next' | 'pages.page'>
  /** From 1. It may lie behind the last one, as in an old address. */
  page: number
  pageSize: number
  /** Entries of all pages. */
  total: number
  onShow: (page: number) => void
}

/** Pages through a long list; renders nothing for a single page. */
export const Pager = ({ t, page, pageSize, total, onShow }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && page === 1) return null
  return (
    <Inline as="nav" aria-label={t('pages.label')} justify="between">
      <Button iconStart="chevronLeft" isDisabled={page <= 1} onPress={() => onShow(Math.min(page - 1, pages))}>
        {t('pages.previous')}
      </Button>
      <span role="status">
        <Text as="span" tone="muted" tabular>
          {t('pages.page', { page, pages })}
        </Text>
      </span>
      <Button iconEnd="chevronRight" isDisabled={page >= pages} onPress={() => onShow(page + 1)}>
        {t('pages.next')}
      </Button>
    </Inline>
  )
}
