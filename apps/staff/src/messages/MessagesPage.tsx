import { messagesQuery } from '@naru/api/queries'
import { Stack } from '@naru/ui/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAddress } from '../parts/useAddress'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { MessageEntry } from './MessageEntry'
import { PagedList } from '../parts/PagedList'

/** What visitors wrote to the operator, newest first. */
export const MessagesPage = () => {
  const t = useAdminText()
  const { page, show } = useAddress({})
  const messages = useQuery({ ...messagesQuery(api, page), placeholderData: keepPreviousData })
  return (
    <AdminFrame title={t('messages.title')} lead={t('messages.lead')}>
      <PagedList query={messages} empty={t('messages.empty')} page={page} onShow={(next) => show({ page: next })}>
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
