import { messagesQuery } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAddress } from '../../parts/useAddress'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { MessageEntry } from './MessageEntry'
import { PagedList } from './PagedList'

/** What visitors wrote to the operator, newest first. */
export const MessagesPage = () => {
  const { messages: text } = useAdminText()
  const { page, show } = useAddress({})
  const messages = useQuery({ ...messagesQuery(api, page), placeholderData: keepPreviousData })
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <PagedList query={messages} empty={text.empty} page={page} onShow={(next) => show({ page: next })}>
        {(entries) => (
          <Stack as="ul" aria-label={text.title}>
            {entries.map((message) => (
              <MessageEntry key={message.id} message={message} />
            ))}
          </Stack>
        )}
      </PagedList>
    </AdminFrame>
  )
}
