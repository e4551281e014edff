import { messagesQuery } from '@naru/api/queries'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Stack } from '@naru/ui/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { MessageEntry } from './MessageEntry'
import { PagedList } from '../parts/PagedList'

/** What visitors wrote to the operator, newest first: all, or those that are open or answered. */
export const MessagesPage = () => {
  const t = useAdminText()
  const { page, values, show } = useAddress({ state: /^(?:open|answered)$/ })
  const state = (['open', 'answered'] as const).find((each) => each === values.state)
  const query = { page, ...(state !== undefined && { state }) }
  const messages = useQuery({ ...messagesQuery(api, query), placeholderData: keepPreviousData })
  const empty = { open: t('messages.noOpen'), answered: t('messages.noAnswered'), all: t('messages.empty') }
  return (
    <AdminFrame title={t('messages.title')} lead={t('messages.lead')}>
      <span>
        <SegmentedControl
          label={t('messages.shown')}
          items={[
            { id: 'all', label: t('messages.all') },
            { id: 'open', label: t('messages.open') },
            { id: 'answered', label: t('messages.answered') },
          ]}
          value={state ?? 'all'}
          onChange={(id) => show({ state: id === 'all' ? '' : id })}
        />
      </span>
      <PagedList query={messages} empty={empty[state ?? 'all']} page={page} onShow={(next) => show({ page: next })}>
        {(entries) => (
          <Stack as="ul" aria-label={t('messages.title')}>
            {entries.map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </PagedList>
    </AdminFrame>
  )
}
