import { createFileRoute } from '@tanstack/react-router'
import { accountText } from '../../account/text/account'
import { UnsubscribePage } from '../../account/UnsubscribePage'

// A mail program posts to this path; a browser gets a button.
export const Route = createFileRoute('/_site/unsubscribe/$token')({
  staticData: { page: { texts: [accountText], audience: 'public', noindex: true } },
  component: function Unsubscribe() {
    return <UnsubscribePage token={Route.useParams().token} />
  },
})
