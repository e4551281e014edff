import { messagesQuery } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { Pager } from '../../parts/Pager'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { EntryList } from './EntryCard'
import { Loaded } from './Loaded'
import { MessageEntry } from './MessageEntry'
import { useListAddress } from './useListAddress'

/** What visitors wrote to the operator, newest first. */
export const MessagesPage = () => {
  const { messages: text, pages } = useAdminText()
  const { page, show } = useListAddress()
  const messages = useQuery({ ...messagesQuery(api, page), placeholderData: keepPreviousData })
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <Loaded query={messages} isEmpty={({ total }) => total === 0} empty={text.empty}>
        {({ entries, pageSize, total }) => (
          <Stack gap={16}>
            <EntryList label={text.title}>
              {entries.map((message) => (
                <MessageEntry key={message.id} message={message} />
              ))}
            </EntryList>
            <Pager text={pages} page={page} pageSize={pageSize} total={total} onShow={(next) => show({ page: next })} />
          </Stack>
        )}
      </Loaded>
    </AdminFrame>
  )
}
